import { request, Agent } from 'node:http';

/** The answer to one request; a status of 0 means that there was none. */
export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** The place of the process that answered. */
  readonly at: number;
  readonly ms: number;
};

/** A request as it is sent. */
export type Sent = {
  readonly path: string;
  /** With a body, the request is a POST. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The place of a process that should not answer, if there is another one. */
  readonly not?: number;
  /** Milliseconds until it is given up. */
  readonly limitMs?: number;
};

/** A round-robin load balancer as a client: it asks `/readyz` of each process, and sends requests to those that are ready. */
export type Balancer = {
  send(sent: Sent): Promise<Answer>;
  close(): void;
};

const CHECK_EVERY_MS = 500;
const CHECK_LIMIT_MS = 1000;
const ANSWER_LIMIT_MS = 5000;

/** Opens a balancer over the ports of the processes. */
export function openBalancer(ports: readonly number[]): Balancer {
  const agent = new Agent({ keepAlive: true });
  const ready = ports.map(() => true);
  let turn = 0;
  const ask = (at: number, sent: Sent, limitMs: number): Promise<Answer> => {
    const began = performance.now();
    const none = (): Answer => ({
      status: 0,
      text: '',
      cookies: new Map(),
      at,
      ms: performance.now() - began,
    });
    return new Promise((resolve) => {
      const asked = request(
        {
          agent,
          host: '127.0.0.1',
          port: ports[at],
          path: sent.path,
          method: sent.body === undefined ? 'GET' : 'POST',
          headers: {
            ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
            'sec-fetch-site': 'same-origin',
            ...sent.headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', () => resolve(none()));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              cookies: new Map(
                (answer.headers['set-cookie'] ?? []).map((cookie) => {
                  const [pair = ''] = cookie.split(';');
                  const [name = '', ...value] = pair.split('=');
                  return [name, value.join('=')] as const;
                }),
              ),
              at,
              ms: performance.now() - began,
            }),
          );
        },
      );
      const limit = setTimeout(() => asked.destroy(), limitMs);
      asked.on('close', () => {
        clearTimeout(limit);
        resolve(none());
      });
      asked.on('error', () => resolve(none()));
      asked.end(sent.body === undefined ? undefined : JSON.stringify(sent.body));
    });
  };
  const timer = setInterval(() => {
    for (const at of ports.keys())
      void ask(at, { path: '/readyz' }, CHECK_LIMIT_MS).then(({ status }) => (ready[at] = status === 200));
  }, CHECK_EVERY_MS);
  const choose = (not: number | undefined): number => {
    const places = [...ports.keys()].filter((at) => ready[at]);
    const others = places.filter((at) => at !== not);
    const from = others.length > 0 ? others : places.length > 0 ? places : [...ports.keys()];
    turn += 1;
    return from[turn % from.length] ?? 0;
  };
  return {
    async send(sent) {
      const first = await ask(choose(sent.not), sent, sent.limitMs ?? ANSWER_LIMIT_MS);
      // As proxies do: a read without an answer is asked again at another process.
      if (first.status !== 0 || sent.body !== undefined) return first;
      const second = await ask(choose(first.at), sent, ANSWER_LIMIT_MS);
      return { ...second, ms: first.ms + second.ms };
    },
    close() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}
