/** Connections of a server are closed by a timer while they are being served. */
public class FtpServer {
    static class Session {
        String user = "nobody";
        StringBuilder writer = new StringBuilder();
        boolean closed;

        void serve(String command) {
            if (closed) return;
            user = command;
            writer.append(command);
        }

        void close() {
            closed = true;
            writer = null;
        }
    }

    static class Registry {
        private Session[] sessions = new Session[4];
        private int open;

        synchronized void add(Session session) {
            sessions[open++] = session;
        }

        void closeIdle() {
            for (int at = 0; at < open; at++) sessions[at].close();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Registry registry = new Registry();
        Session session = new Session();
        After after = new After();
        Thread server = after.run("server", () -> {
            registry.add(session);
            session.serve("anonymous");
        });
        Thread timer = after.run("timer", registry::closeIdle);
        server.join();
        timer.join();
        System.out.println(session.closed);
    }
}
