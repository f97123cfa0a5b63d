/** Starts and ends. */
public class Nothing {
    public static void main(String[] arguments) {
    }
}
