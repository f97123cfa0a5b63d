package org.junit;

/** Stands for a test framework: what it calls is a test. */
public class Held {
    public static void main(String[] arguments) throws Exception {
        Class.forName("Much").getMethod("test").invoke(null);
        System.out.println("held");
    }
}
