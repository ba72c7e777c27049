import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A fault of a response: a refusal, a connection that is reset before or within the response, no response, a late one, or a body that
 * is half as long as it says.
 */
export type Fault = 'none' | 'refused' | 'unavailable' | 'reset' | 'half' | 'silent' | 'slow';

/** A proxy before a server that causes faults. */
export type FaultProxy = {
  readonly port: number;
  /** Causes a fault in the next `times` requests with this method, then none. */
  cause(fault: Fault, options?: { readonly method?: string; readonly times?: number }): void;
  /** Returns the number of requests with this method since the last call of `cause`. */
  requests(method: string): number;
  close(): Promise<void>;
};

const SLOW_MS = 1000;

/** Starts a proxy that forwards requests to a port of this machine. */
export async function startHttpFaultProxy(to: number): Promise<FaultProxy> {
  let planned: { readonly fault: Fault; readonly method: string | undefined } = {
    fault: 'none',
    method: undefined,
  };
  let left = 0;
  let seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const method = incoming.method ?? '';
    seen.push(method);
    const isHit = left > 0 && (planned.method === undefined || planned.method === method);
    if (isHit) left -= 1;
    forward(incoming, outgoing, to, isHit ? planned.fault : 'none');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    cause(fault, { method, times = Infinity } = {}) {
      planned = { fault, method };
      left = times;
      seen = [];
    },
    requests: (method) => seen.filter((each) => each === method).length,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number, fault: Fault): void {
  const { method, url, headers } = incoming;
  if (fault === 'silent') return void incoming.resume();
  if (fault === 'reset') return void incoming.socket.resetAndDestroy();
  if (fault === 'unavailable' || fault === 'refused') {
    incoming.resume();
    return void outgoing.writeHead(fault === 'refused' ? 403 : 503).end();
  }
  const options = { host: '127.0.0.1', port, ...(method && { method }), path: url, headers, agent: false };
  const sent = sendRequest(options, (answer) => {
    const send = (): void => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      // Swift sends a body with the missing object of a HEAD request.
      if (method === 'HEAD') outgoing.end();
      else if (fault === 'half') sendHalf(answer, outgoing);
      else answer.pipe(outgoing);
    };
    if (fault === 'slow') setTimeout(send, SLOW_MS);
    else send();
  });
  sent.on('error', () => void (outgoing.headersSent || outgoing.destroy()));
  incoming.pipe(sent);
}

function sendHalf(answer: IncomingMessage, outgoing: ServerResponse): void {
  let rest = Math.floor(Number(answer.headers['content-length'] ?? 0) / 2);
  answer.on('data', (chunk: Buffer) => {
    if (rest <= 0) return;
    outgoing.write(chunk.subarray(0, rest));
    rest -= chunk.length;
    // What was written is sent before the connection ends.
    if (rest <= 0) setTimeout(() => outgoing.destroy(), 20);
  });
  answer.on('end', () => setTimeout(() => outgoing.destroy(), 20));
}
