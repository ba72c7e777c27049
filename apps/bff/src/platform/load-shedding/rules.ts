/**
 * The priority class of a request. Under overload events are shed first and saves last; health is always
 * answered. Uploads are shed before pages.
 */
export type Kind = 'event' | 'background' | 'upload' | 'page' | 'file' | 'save' | 'health';

/** The load of a process. */
export type Load = {
  /** Mean event-loop delay in milliseconds. */
  readonly delayMs: number;
  /** Number of requests that wait for a database connection. */
  readonly waiting: number;
  /** Number of requests in flight, without uploads. */
  readonly inFlight: number;
  /**
   * Number of uploads that are being received or wait for it. They depend on the client's speed, so they do
   * not measure the load.
   */
  readonly uploads: number;
};

/** Maximum number of concurrent uploads: each holds about 100 kB of its body in memory. */
export const UPLOADS_MAX = 64;
const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * The thresholds above which a class is shed, by each measure. The number of requests that wait for the
 * database is the best indicator: it rises before the event loop is late, and slow clients do not affect it.
 */
const REFUSED_FROM: Readonly<Record<Exclude<Kind, 'health'>, Load>> = {
  event: { delayMs: 150, waiting: 8, inFlight: 128, uploads: UNLIMITED },
  background: { delayMs: 300, waiting: 16, inFlight: 256, uploads: UNLIMITED },
  upload: { delayMs: 450, waiting: 24, inFlight: 384, uploads: UPLOADS_MAX },
  page: { delayMs: 600, waiting: 32, inFlight: 512, uploads: UNLIMITED },
  // The files of a page that was served cost little, and the page is broken without them; they need no
  // database.
  file: { delayMs: 1200, waiting: UNLIMITED, inFlight: 1024, uploads: UNLIMITED },
  save: { delayMs: 1200, waiting: 512, inFlight: 1024, uploads: UNLIMITED },
};

/** Durations of two or more iterations of an event loop. */
export type EventLoopStats = { readonly count: number; readonly meanMs: number; readonly longestMs: number };

/** Returns the mean event-loop delay without the longest turn, because one long task is not load. */
export const getEventLoopDelay = ({ count, meanMs, longestMs }: EventLoopStats): number =>
  (count * meanMs - longestMs) / (count - 1);

/** Returns whether a request of this class is shed, so that more important ones are answered in time. */
export function shouldShed(kind: Kind, { delayMs, waiting, inFlight, uploads }: Load): boolean {
  if (kind === 'health') return false;
  const from = REFUSED_FROM[kind];
  return (
    delayMs >= from.delayMs || waiting >= from.waiting || inFlight >= from.inFlight || uploads >= from.uploads
  );
}

/** The facts of a request that are known before its body is read. */
export type RequestInfo = {
  readonly method: string;
  /** The priority class that its route declares. */
  readonly declared?: Kind | undefined;
  /** The `Priority` header (RFC 9218). */
  readonly priority?: unknown;
  /** The `Sec-Purpose` header. */
  readonly purpose?: unknown;
};

const LATER = /(?:^|[,\s])u=[5-7](?:$|[,;\s])/;

/**
 * Returns the priority class of a request: that of its route; otherwise a GET is a page, and all other
 * requests are saves. A read with `Priority: u=5` or higher, and a prefetch, are background.
 */
export function classifyRequest({ method, declared, priority, purpose }: RequestInfo): Kind {
  const kind = declared ?? (method === 'GET' || method === 'HEAD' ? 'page' : 'save');
  if (kind !== 'page') return kind;
  const isPrefetch = typeof purpose === 'string' && purpose.startsWith('prefetch');
  return isPrefetch || (typeof priority === 'string' && LATER.test(priority)) ? 'background' : 'page';
}
