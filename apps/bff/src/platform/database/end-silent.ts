import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Ends each connection of a pool that is in use and over which nothing has come or gone for so long, as when its server
 * is frozen or the line is dead: what waits for it fails with ETIMEDOUT, and the pool makes a new one for whoever is next.
 */
export function endSilent(pool: pg.Pool, afterMs: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy(silence(afterMs)));
  });
  pool.on('acquire', (client) => void socketOf(client).setTimeout(afterMs));
  pool.on('release', (_error, client) => void socketOf(client).setTimeout(0));
}

/** What `pg` talks over: a socket, with TLS or without. */
function socketOf({ connection }: pg.PoolClient): Socket {
  return connection.stream as Socket;
}

function silence(afterMs: number): Error {
  return Object.assign(
    new Error(`The database has been silent for ${afterMs} ms: its connection is ended.`),
    {
      code: 'ETIMEDOUT',
    },
  );
}
