/** Both accounts are locked, always in the same order. */
public class BankFixed {
    static class Account {
        final int number;
        int balance;

        Account(int number, int balance) {
            this.number = number;
            this.balance = balance;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        Account low = from.number < to.number ? from : to;
        Account high = low == from ? to : from;
        synchronized (low) {
            synchronized (high) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Account first = new Account(1, 100), second = new Account(2, 100);
        Runnable there = () -> {
            for (int time = 0; time < 50; time++) transfer(first, second, 1);
        };
        Runnable back = () -> {
            for (int time = 0; time < 50; time++) transfer(second, first, 2);
        };
        Thread one = new Thread(there, "there"), other = new Thread(back, "back");
        one.start();
        other.start();
        one.join();
        other.join();
        System.out.println(first.balance + " " + second.balance);
    }
}
