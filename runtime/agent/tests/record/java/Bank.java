/** A transfer locks one account and forgets the other. */
public class Bank {
    static class Account {
        int balance;

        Account(int balance) {
            this.balance = balance;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            from.balance -= amount;
            to.balance += amount;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Account first = new Account(100), second = new Account(100);
        After after = new After();
        Thread there = after.run("there", () -> transfer(first, second, 10));
        Thread back = after.run("back", () -> transfer(second, first, 20));
        there.join();
        back.join();
        System.out.println(first.balance + " " + second.balance);
    }
}
