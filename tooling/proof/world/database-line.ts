import { connect, createServer, type Socket } from 'node:net';

/** The line between a BFF and its database, which can go dead as that of a machine without power does. */
export type DatabaseLine = {
  /** The address of the database, over this line. */
  readonly url: string;
  /** Cuts all connections; new ones are taken, and nothing ever returns on them. */
  goDead(): void;
  /** Cuts those dead connections, and lets new ones through again. */
  comeBack(): void;
  close(): Promise<void>;
};

/** Opens a line to a database that listens on a Unix socket. */
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
