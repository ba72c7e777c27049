import { connect, createServer, type Socket } from 'node:net';

/**
 * A connection proxy to a database that can stop forwarding with its connections open, as when the server hangs or a
 * cable is unplugged.
 */
export type FreezableLine = {
  /** The address of the database through this proxy. */
  readonly url: string;
  /** Stops forwarding in both directions, without closing connections. */
  freeze(): void;
  /** Forwards the withheld data, and all that follows. */
  thaw(): void;
  close(): Promise<void>;
};

/** Opens a proxy to a database that listens on a Unix socket or a port. */
export async function openFreezableLine(databaseUrl: string): Promise<FreezableLine> {
  const to = new URL(databaseUrl);
  const socketDir = to.searchParams.get('host');
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket, other: () => Socket): void => {
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket);
        other().destroy();
      });
    if (isFrozen) socket.pause();
  };
  const server = createServer((client) => {
    const upstream: Socket = socketDir
      ? connect(`${socketDir}/.s.PGSQL.${to.port || 5432}`)
      : connect(Number(to.port || 5432), to.hostname);
    client.on('data', (data) => upstream.write(data));
    upstream.on('data', (data) => client.write(data));
    keep(client, () => upstream);
    keep(upstream, () => client);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
