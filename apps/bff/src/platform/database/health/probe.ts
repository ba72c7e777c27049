import type { Socket } from 'node:net';
import pg from 'pg';

/** A running probe. */
export type RunningProbe = {
  /** Number of bytes received from the database. */
  bytesRead(): number;
  stop(): void;
};

/** Starts one probe of a database. `onEnd` is called once, unless the probe is stopped first. */
export type Probe = (onEnd: (hasAnswered: boolean) => void) => RunningProbe;

/** Returns a probe that opens its own connection, like a new request, and runs `select 1`. */
export function createProbe(url: string): Probe {
  return (onEnd) => {
    const client = new pg.Client({
      connectionString: url,
      application_name: `pegboard ${process.pid} probe`,
    });
    const stream = (): Socket => client.connection.stream as Socket;
    let hasEnded = false;
    const end = (hasAnswered: boolean): void => {
      if (!hasEnded) onEnd(hasAnswered);
      hasEnded = true;
    };
    client.on('error', () => end(false));
    const run = async (): Promise<void> => {
      try {
        await client.connect();
        await client.query('select 1');
        end(true);
        await client.end();
      } catch {
        end(false); // requests that meet the same failure are rejected with it
      } finally {
        stream().destroy();
      }
    };
    void run();
    return {
      bytesRead: () => stream().bytesRead,
      stop() {
        hasEnded = true;
        stream().destroy();
      },
    };
  };
}
