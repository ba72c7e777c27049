import { coalesceRequests } from './coalesce-requests.ts';
import { createBufferPool, type PooledPage, type FillPage } from './buffer-pool.ts';
import { isNoindexHead } from './is-noindex-head.ts';
import { startOfHead } from './stream-with-data.ts';

/**
 * The inputs of a rendered page: nothing else but the nonce may change its HTML. Contains no data of a single
 * visitor.
 */
export type PageCacheKey = {
  /** The address and the relevant facts of the request. */
  readonly page: string;
  /** The data of the page, as embedded in it. */
  readonly data: string;
};

/** The HTML of a cached page with a nonce of its own, and with `head` at the start of `<head>`. */
export type RenderedHtml = (nonce: string, head: string) => PooledPage & { readonly isNoindex: boolean };

/** The cache of rendered pages. `Shows` is the input of a page's own visibility check. */
export type RenderedPages<Shows> = {
  /** Returns the page that was rendered from exactly these inputs; undefined if it must be rendered. */
  find(from: PageCacheKey): RenderedHtml | undefined;
  /**
   * Returns a page whose data was read some seconds ago, to be used if everything it shows is still visible.
   * After half of that time, one caller is asked to renew it, so that callers do not all read it again when
   * it expires.
   */
  recent(page: string): RecentPage<Shows> | undefined;
  /**
   * Renders a page for concurrent requests, if `isShared`: the first renders it, the others wait and then use
   * `find`. If that returns nothing, because rendering failed or was not cacheable, each of them renders.
   * `isOne` is true if no one else renders the page at the moment: this request waits for the page's data, so
   * that it can be cached.
   */
  renderAsOne<Rendered>(page: string, as: CoalescedRender<Rendered>): Promise<Rendered>;
  /**
   * Stores the HTML that was rendered with `nonce`, and evicts outdated data. `shows` is set if the page may
   * be shown again for some seconds without reading its data.
   */
  keep(from: PageCacheKey, nonce: string, html: Buffer, shows?: Shows): void;
};

/** The way in which a request gets its page. */
export type CoalescedRender<Rendered> = {
  readonly isShared: () => boolean;
  readonly find: () => Promise<Rendered | undefined>;
  readonly render: (isOne: boolean) => Promise<Rendered>;
};

/** A page whose data was read some seconds ago. */
export type RecentPage<Shows> = {
  readonly html: RenderedHtml;
  readonly isToRenew: boolean;
  /**
   * Returns the validity of everything the page shows, checked after this call. Concurrent callers share one
   * check.
   */
  readonly holds: (check: (shows: Shows) => Promise<boolean>) => Promise<boolean>;
};

type CachedPage<Shows> = {
  readonly data: string;
  readonly html: RenderedHtml;
  readonly holds: RecentPage<Shows>['holds'] | undefined;
  /** The time of the last read of its data. */
  readAt: number;
  /** The time of the last request to renew it. */
  renewedAt: number;
};

/** Number of buffers for concurrent responses. */
const MEMORY_MAX = 32;

/**
 * Creates a cache of pages by their inputs, at most `max`, evicting the least recently used. Data is compared
 * completely: after a new read, only rendering is saved. The result of `recent` is at most `momentMs` old
 * (decision 0016).
 */
export function createPageCache<Shows>(
  { max, momentMs }: { readonly max: number; readonly momentMs: number },
  now: () => number = Date.now,
): RenderedPages<Shows> {
  const pages = new Map<string, CachedPage<Shows>>();
  const beingRendered = new Map<string, Promise<void>>();
  const fill = createBufferPool(MEMORY_MAX);
  const touch = (page: string, cached: CachedPage<Shows>): void => {
    pages.delete(page);
    pages.set(page, cached);
  };
  return {
    find({ page, data }) {
      const known = pages.get(page);
      if (known?.data !== data) return undefined;
      known.readAt = now();
      touch(page, known);
      return known.html;
    },
    recent(page) {
      const known = pages.get(page);
      if (known?.holds === undefined || now() - known.readAt >= momentMs) return undefined;
      touch(page, known);
      const isToRenew = now() - Math.max(known.readAt, known.renewedAt) >= momentMs / 2;
      if (isToRenew) known.renewedAt = now();
      return { html: known.html, isToRenew, holds: known.holds };
    },
    async renderAsOne(page, { isShared, find, render }) {
      const others = beingRendered.get(page);
      if (others && isShared()) {
        await others;
        const found = await find();
        if (found) return found;
      }
      if (beingRendered.has(page)) return render(false);
      const { promise, resolve } = Promise.withResolvers<void>();
      beingRendered.set(page, promise);
      try {
        return await render(true);
      } finally {
        beingRendered.delete(page);
        resolve();
      }
    },
    keep({ page, data }, nonce, html, shows) {
      const holds = shows && holding(shows);
      touch(page, { data, html: fillable(html, nonce, fill), holds, readAt: now(), renewedAt: -Infinity });
      const [oldest] = pages.keys();
      if (pages.size > max && oldest !== undefined) pages.delete(oldest);
    },
  };
}

function holding<Shows>(shows: Shows): RecentPage<Shows>['holds'] {
  const together = coalesceRequests<boolean>();
  return (check) => together(() => check(shows));
}

/** Returns a page with placeholders, copied for each response. */
function fillable(html: Buffer, nonce: string, fill: FillPage): RenderedHtml {
  const start = startOfHead(html);
  const before = partsBetween(html.subarray(0, start), nonce);
  const behind = partsBetween(html.subarray(start), nonce);
  const isNoindex = isNoindexHead(html);
  return (ownNonce, head) => {
    const own = Buffer.from(ownNonce);
    const filled = (parts: readonly Buffer[]): readonly Buffer[] =>
      parts.flatMap((part, index) => (index === 0 ? [part] : [own, part]));
    return { ...fill([...filled(before), Buffer.from(head), ...filled(behind)]), isNoindex };
  };
}

function partsBetween(html: Buffer, nonce: string): readonly Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, start)) {
    parts.push(html.subarray(start, at));
    start = at + Buffer.byteLength(nonce);
  }
  return [...parts, html.subarray(start)];
}
