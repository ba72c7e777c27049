import { connect, createServer, type Socket } from 'node:net';

/** A proxy between clients and a server that drops responses. */
export type CutProxy = {
  readonly port: number;
  /** Number of responses that it dropped. */
  lost(): number;
  close(): Promise<void>;
};

/**
 * Forwards every request completely; if `cuts` returns true, it waits for the first bytes of the response and
 * closes both connections.
 */
export async function startFaultProxy(to: () => number, cuts: () => boolean): Promise<CutProxy> {
  const sockets = new Set<Socket>();
  let lost = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = keep(connect(to(), '127.0.0.1'));
    const isCut = cuts();
    keep(client).on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream);
    if (isCut)
      upstream.once('data', () => {
        lost += 1;
        client.resetAndDestroy();
      });
    else upstream.pipe(client);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lost: () => lost,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
