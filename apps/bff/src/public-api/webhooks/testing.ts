import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestVisitor } from '../../testing/app.ts';

/** A request that a receiver got. */
export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** An address of an app on this machine, with what it got. */
export type Receiver = {
  readonly url: string;
  readonly received: Received[];
  /** The response; 204 by default. */
  answer: RequestListener;
  close(): Promise<void>;
};

/** Starts the address of an app. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const receiver = {
    received,
    answer: ((_, response) => void response.writeHead(204).end()) as RequestListener,
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      receiver.answer(request, response);
    });
  });
  const port = await listen(server);
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}/hooks`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  });
}

/** Listens on a free port of this machine, and returns it. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Creates an endpoint of an app, and returns its id and secret. */
export async function newEndpoint(
  owner: TestVisitor,
  clientId: string,
  url: string,
  eventTypes: readonly string[],
): Promise<{ readonly endpoint_id: string; readonly secret: string }> {
  const { data, error } = await owner.call('WebhookEndpoint', 'create', {
    client_id: clientId,
    url,
    event_types: eventTypes,
  });
  if (data === null) throw new Error(`The endpoint was not created: ${JSON.stringify(error)}`);
  return data;
}
