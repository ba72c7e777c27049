import { Agent, request as httpRequest } from 'node:http';

/** One request as it is sent. */
export type Sent = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** A response. */
export type LoadResponse = { readonly status: number; readonly text: string };

/** Default number of concurrent requests: enough that a server never waits for the client. */
const AT_ONCE = 4;

/**
 * Sends one request and reads its whole response; over the connections of an agent, otherwise over a new one.
 * `signal` aborts it.
 */
export function send(
  port: number,
  { method = 'GET', path, headers = {}, body }: Sent,
  agent?: Agent,
  signal?: AbortSignal,
): Promise<LoadResponse> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const json = payload === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const clientRequest = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: agent ?? false,
        headers: { ...json, ...headers },
        signal,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(payload);
  });
}

/**
 * Sends concurrent requests for a duration, and returns the number of responses. Throws at the first response
 * with another status.
 */
export async function runLoad(
  port: number,
  next: () => Sent,
  milliseconds: number,
  atOnce: number = AT_ONCE,
  expectedStatus = 200,
): Promise<number> {
  const end = performance.now() + milliseconds;
  // New connections each time: one that was idle during the other subjects may just be closed by the server.
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let count = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const sent = next();
      const { status, text } = await send(port, sent, agent);
      if (status !== expectedStatus)
        throw new Error(`${sent.path} answered ${status}: ${text.slice(0, 300)}`);
      count += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, ask));
  } finally {
    agent.destroy();
  }
  return count;
}
