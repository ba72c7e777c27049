import { request, type IncomingMessage } from 'node:http';
import { connect as connectTcp } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress } from './address-rules.ts';
import { ACCEPTED_ENCODINGS, readBody, readBodyStart } from './read-body.ts';
import { resolveName, type ResolveName } from './resolve-name.ts';
import { parseFetchUrl, URL_MAX, type FetchDeniedReason, type Target } from './url-rules.ts';

/** Maximum number of redirects, total duration, and concurrent fetches (promises.md). */
export const REDIRECTS_MAX = 3;
export const FETCH_LIMIT_MS = 5000;
export const FETCHES_AT_ONCE = 8;

/** Options of fetching a URL. */
export type FetchOptions = {
  /** Options of reading the body; without them, the body is not read. */
  readonly body?: {
    readonly maxBytes: number;
    /** The accepted content types, such as `image/png`; others are rejected before any data is read. */
    readonly types: readonly string[];
    /** Consumes the body of a success as a stream, in place of `bytes`. If it throws, the fetch fails. */
    readonly into?: (body: Readable) => Promise<void>;
  };
  /** Reads the first bytes of a body of any type and status, in place of `body`, and closes the connection. */
  readonly startBytes?: number;
  /** Allows plain HTTP to any port of this machine. Only for development: an operator has to allow it. */
  readonly allowsLoopback?: boolean;
  /** The time limit of the whole fetch in milliseconds; `FETCH_LIMIT_MS` by default. */
  readonly limitMs?: number;
  /** A request that is not a plain GET. Its redirects are returned and never followed, so that secrets reach no other address. */
  readonly request?: {
    readonly method: 'GET' | 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly payload?: string | Buffer;
  };
};

/**
 * The result of a fetch. `hops` are the requested addresses in order; `refusedHop` is the address of a
 * redirect that was rejected before a request, resolved as a browser would.
 */
export type Fetched =
  | {
      readonly kind: 'answered';
      readonly url: string;
      readonly hops: readonly string[];
      readonly status: number;
      readonly type: string;
      readonly bytes: Buffer;
    }
  | {
      readonly kind: 'refused';
      readonly why: FetchDeniedReason;
      readonly hops: readonly string[];
      readonly refusedHop?: string;
    };

/** Fetches an untrusted URL. Never throws: errors are reported as `refused`. */
export type SafeFetch = (url: string, fetchOptions?: FetchOptions) => Promise<Fetched>;

/** The functions that access the network; replaced in tests. */
export type Network = {
  readonly resolve: ResolveName;
  /** Opens a connection to exactly this address. */
  readonly dial: (address: string, port: number) => Duplex;
};

const internet: Network = {
  resolve: resolveName,
  dial: (address, port) => connectTcp({ host: address, port }),
};
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** The refused hop of a redirect to an address that no browser can open. */
const INVALID_HOP = 'about:invalid';

/**
 * Creates a fetch that reaches only public web servers: http and https on their ports, without credentials. A
 * name is resolved once, all its addresses must be public, and the connection goes to one of the checked
 * ones; each redirect is checked in the same way. Time, size, redirects and concurrent fetches are limited.
 */
export function createSafeFetch(options: {
  /** The `User-Agent` header. */
  readonly agent: string;
  readonly network?: Network;
  readonly limitMs?: number;
  /** The origin that the operator named in the settings: it may have a private address, another port, and no TLS. */
  readonly trustedOrigin?: string;
}): SafeFetch {
  const { agent, network = internet, limitMs = FETCH_LIMIT_MS, trustedOrigin } = options;
  let running = 0;
  return async (url, fetchOptions = {}) => {
    if (running >= FETCHES_AT_ONCE) return { kind: 'refused', why: 'busy', hops: [] };
    running += 1;
    try {
      return await follow(url, fetchOptions, {
        agent,
        network,
        trustedOrigin,
        signal: AbortSignal.timeout(fetchOptions.limitMs ?? limitMs),
      });
    } finally {
      running -= 1;
    }
  };
}

type Run = {
  readonly agent: string;
  readonly network: Network;
  readonly trustedOrigin: string | undefined;
  readonly signal: AbortSignal;
};

async function follow(first: string, fetchOptions: FetchOptions, run: Run): Promise<Fetched> {
  const hops: string[] = [];
  const refused = (why: FetchDeniedReason): Fetched => ({ kind: 'refused', why, hops });
  const refusedAt = (why: FetchDeniedReason, hop: string | undefined): Fetched =>
    hop === undefined ? refused(why) : { kind: 'refused', why, hops, refusedHop: hop };
  const trusted = { origin: run.trustedOrigin, allowsLoopback: fetchOptions.allowsLoopback };
  let target = parseFetchUrl(first, undefined, trusted);
  let redirect: string | undefined;
  for (;;) {
    if (target.kind === 'unfit') return refusedAt(target.why, redirect);
    if (hops.length > REDIRECTS_MAX) return refusedAt('too_many_redirects', redirect);
    hops.push(target.url.href);
    try {
      const address = await checkedAddress(target, run);
      if (typeof address !== 'string') return refused(address.why);
      const response = await ask(target, address, run, fetchOptions.request);
      try {
        const location = fetchOptions.request ? undefined : redirectOf(response);
        if (location === undefined) return await readAnswer(response, fetchOptions, hops);
        redirect = asBrowsersRead(location, target.url);
        target = parseFetchUrl(location, target.url, trusted);
      } finally {
        response.destroy();
      }
    } catch {
      // Errors of an untrusted server are returned as a value and never logged.
      return refused(run.signal.aborted ? 'timed_out' : 'failed');
    }
  }
}

/**
 * Returns the address to connect to: resolved only here, and one of several addresses that are all public.
 */
async function checkedAddress(
  { host, isAddress, isTrusted }: Target,
  { network, signal }: Run,
): Promise<string | { readonly why: FetchDeniedReason }> {
  // Names of a private network, such as those of containers, are known to the resolver of the machine alone.
  if (isTrusted) return host;
  const addresses = isAddress ? [host] : await orAborted(network.resolve(host, signal), signal);
  const preferred = addresses.find((address) => !address.includes(':')) ?? addresses[0];
  if (preferred === undefined) return { why: 'name_unknown' };
  return addresses.every(isPublicAddress) ? preferred : { why: 'address_refused' };
}

async function ask(
  target: Target,
  address: string,
  { agent, network, signal }: Run,
  sent: FetchOptions['request'],
): Promise<IncomingMessage> {
  const { url, host, isAddress, port } = target;
  const socket = network.dial(address, port);
  const secure = (): Duplex =>
    connectTls({ socket, host, ...(isAddress ? {} : { servername: host }), ALPNProtocols: ['http/1.1'] });
  const connection = url.protocol === 'https:' ? secure() : socket;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // Both keep a listener: an error after the response would end the process.
  socket.on('error', reject);
  connection.on('error', reject);
  const clientRequest = request({
    method: sent?.method ?? 'GET',
    path: url.pathname + url.search,
    headers: {
      accept: '*/*',
      ...sent?.headers,
      ...(sent?.payload === undefined ? {} : { 'content-length': Buffer.byteLength(sent.payload) }),
      host: url.host,
      'user-agent': agent,
      'accept-encoding': ACCEPTED_ENCODINGS,
    },
    createConnection: () => connection,
    signal,
  });
  clientRequest
    .once('response', resolve)
    .on('error', reject)
    .once('close', () => socket.destroy());
  clientRequest.end(sent?.payload);
  return promise;
}

async function readAnswer(
  response: IncomingMessage,
  { body, startBytes }: FetchOptions,
  hops: readonly string[],
): Promise<Fetched> {
  const [type = ''] = (response.headers['content-type'] ?? '').toLowerCase().split(';');
  const answer = {
    kind: 'answered',
    url: hops.at(-1) ?? '',
    hops,
    status: response.statusCode ?? 0,
    type: type.trim(),
    bytes: Buffer.alloc(0),
  } as const;
  if (startBytes !== undefined) {
    const start = await readBodyStart(response, startBytes);
    return start.kind === 'unfit'
      ? { kind: 'refused', why: start.why, hops }
      : { ...answer, bytes: start.bytes };
  }
  if (!body) return answer;
  if (!body.types.includes(answer.type)) return { kind: 'refused', why: 'type_refused', hops };
  const isSuccess = answer.status >= 200 && answer.status < 300;
  const read = await readBody(response, body.maxBytes, isSuccess ? body.into : undefined);
  return read.kind === 'unfit' ? { kind: 'refused', why: read.why, hops } : { ...answer, bytes: read.bytes };
}

/** Returns the target of a redirect. Headers arrive as bytes, and addresses in them are UTF-8. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return undefined;
  return Buffer.from(headers.location, 'latin1').toString('utf8');
}

/**
 * Returns the address of a redirect as a browser resolves it, if it is not longer than the maximum; otherwise
 * `INVALID_HOP`.
 */
function asBrowsersRead(location: string, base: URL): string {
  const { href = INVALID_HOP } = URL.parse(location, base.href) ?? {};
  return href.length > URL_MAX ? INVALID_HOP : href;
}

/** Returns a promise that rejects when the time is over. */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([promise, over]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
