import { connect, createServer, type Socket } from 'node:net';

/** The connection between a BFF and its database, which can go dead like that of a machine without power. */
export type DatabaseLine = {
  /** The address of the database through this connection. */
  readonly url: string;
  /** Creates all connections go dead; new ones are accepted, and nothing is ever returned on them. */
  goDead(): void;
  /** Closes the dead connections, and forwards new ones again. */
  comeBack(): void;
  close(): Promise<void>;
};

/** Opens a connection to a database that listens on a Unix socket. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const to = new URL(databaseUrl);
  const path = `${to.searchParams.get('host') ?? ''}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  let isDead = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    keep(client);
    if (isDead) return void client.resume();
    const upstream = keep(connect(path));
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgresql://${to.username}@127.0.0.1:${port}${to.pathname}`,
    goDead() {
      isDead = true;
      cut();
    },
    comeBack() {
      isDead = false;
      cut();
    },
    close() {
      cut();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
