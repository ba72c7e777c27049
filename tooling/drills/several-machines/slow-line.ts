import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A connection proxy to a port of this machine that can delay what it forwards, in both directions. */
export type SlowLine = {
  readonly port: number;
  /** Milliseconds that each piece waits. */
  delayMs: number;
  close(): void;
};

/** Opens a proxy to a port. */
export async function openSlowLine(to: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const line = { port: 0, delayMs: 0, close: () => undefined as void };
  const forward = (from: Socket, into: Socket): void => {
    sockets.add(from);
    let before = Promise.resolve();
    from.on('data', (piece) => {
      const { delayMs } = line;
      before = before.then(async () => {
        if (delayMs > 0) await sleep(delayMs);
        if (!into.destroyed) into.write(piece);
      });
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      void before.then(() => into.destroy());
    });
  };
  const server = createServer((client) => {
    const upstream = connect({ port: to, host: '127.0.0.1', noDelay: true });
    client.setNoDelay(true);
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  line.port = typeof address === 'object' && address ? address.port : 0;
  line.close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return line;
}
