import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Network } from '../safe-fetch.ts';

/** A public address, as a name server returns it for an external site. */
export const PUBLIC_ADDRESS = '93.184.215.14';

/**
 * A network whose connections all arrive on loopback: at a web server for one public address, otherwise at a
 * canary.
 */
export type TestNetwork = {
  readonly network: Network;
  /** Number of connections that should have been blocked. */
  readonly canary: { connections: number };
  /** The response of the public web server. */
  readonly site: { answer: RequestListener };
  /** The responses of the name servers, in order; the last repeats. */
  readonly names: Map<string, (readonly string[])[]>;
  /** The names that were resolved, and the addresses that were dialled, in order. */
  readonly resolved: string[];
  readonly dialled: string[];
  /** The open connections. */
  readonly connections: Socket[];
  close(): Promise<void>;
};

/** Opens a test network. */
export async function openTestNetwork(): Promise<TestNetwork> {
  const canary = { connections: 0 };
  const canaryServer = createServer((socket) => {
    canary.connections += 1;
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nsecret');
  });
  const site: TestNetwork['site'] = { answer: (_, response) => response.end() };
  const siteServer = createHttpServer((request, response) => site.answer(request, response));
  const [inside, outside] = await Promise.all([open(canaryServer), open(siteServer)]);
  const names: TestNetwork['names'] = new Map();
  const resolved: string[] = [];
  const dialled: string[] = [];
  const connections: Socket[] = [];
  return {
    canary,
    site,
    names,
    resolved,
    dialled,
    connections,
    network: {
      async resolve(name) {
        resolved.push(name);
        const answers = names.get(name) ?? names.get('*') ?? [];
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      },
      dial(address, requestedPort) {
        dialled.push(`${address} ${requestedPort}`);
        const port = (address === PUBLIC_ADDRESS ? outside : inside).port;
        const connection = connect({ host: '127.0.0.1', port });
        connections.push(connection);
        return connection;
      },
    },
    async close() {
      await Promise.all([inside, outside].map(shut));
    },
  };
}

type Opened = { readonly server: Server; readonly port: number; readonly sockets: Set<Socket> };

async function open(server: Server): Promise<Opened> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return { server, port: (server.address() as AddressInfo).port, sockets };
}

async function shut({ server, sockets }: Opened): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  for (const socket of sockets) socket.destroy();
  await promise;
}
