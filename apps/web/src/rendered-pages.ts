import { startOfHead } from './stream-with-data.ts';

/** What a page was rendered from: nothing else may change its HTML but the nonce. Nothing in it is one visitor's own. */
export type RenderedFrom = {
  /** The address and what is told of the request. */
  readonly page: string;
  /** The data that it shows, as they are written into it. */
  readonly data: string;
};

/** The HTML of a kept page with a nonce of its own, and with `head` at the start of `<head>`. */
export type RenderedHtml = (nonce: string, head: string) => Buffer;

/** The pages that were rendered last. `Shows` is what a page's own check of what it shows takes. */
export type RenderedPages<Shows> = {
  /** The page that was rendered from exactly this; undefined when it must be rendered. */
  find(from: RenderedFrom): RenderedHtml | undefined;
  /**
   * A page whose data were read a moment ago, and what it shows: for when all of that may still be shown. When half of
   * the moment is over, one of those who ask is told to renew it, so that not all read it anew at once when it ends.
   */
  recent(
    page: string,
  ): { readonly shows: Shows; readonly html: RenderedHtml; readonly isToRenew: boolean } | undefined;
  /** Reads a page, and is told whether nobody else reads it at the moment: who does waits for it, so that it can be kept. */
  readAsOne<Read>(page: string, read: (isOne: boolean) => Promise<Read>): Promise<Read>;
  /**
   * Keeps the HTML that was rendered with `nonce`; data that are no longer shown go with it. What it `shows` is given
   * when the page may be shown again for a moment without its data being read.
   */
  keep(from: RenderedFrom, nonce: string, html: Buffer, shows?: Shows): void;
};

type Kept<Shows> = {
  readonly data: string;
  readonly html: RenderedHtml;
  readonly shows: Shows | undefined;
  /** When its data were read last. */
  readAt: number;
  /** When somebody was told last to renew it. */
  renewedAt: number;
};

/**
 * Pages by what they were rendered from, at most `max`, the least asked for leaves first. Data are compared whole: when
 * they were read anew, only rendering is spared. What `recent` gives is at most `momentMs` old (decision 0016).
 */
export function createRenderedPages<Shows>(
  { max, momentMs }: { readonly max: number; readonly momentMs: number },
  now: () => number = Date.now,
): RenderedPages<Shows> {
  const pages = new Map<string, Kept<Shows>>();
  const beingRead = new Set<string>();
  const touch = (page: string, kept: Kept<Shows>): void => {
    pages.delete(page);
    pages.set(page, kept);
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
      if (known?.shows === undefined || now() - known.readAt >= momentMs) return undefined;
      touch(page, known);
      const isToRenew = now() - Math.max(known.readAt, known.renewedAt) >= momentMs / 2;
      if (isToRenew) known.renewedAt = now();
      return { shows: known.shows, html: known.html, isToRenew };
    },
    async readAsOne(page, read) {
      if (beingRead.has(page)) return read(false);
      beingRead.add(page);
      try {
        return await read(true);
      } finally {
        beingRead.delete(page);
      }
    },
    keep({ page, data }, nonce, html, shows) {
      touch(page, { data, html: fillable(html, nonce), shows, readAt: now(), renewedAt: -Infinity });
      const [oldest] = pages.keys();
      if (pages.size > max && oldest !== undefined) pages.delete(oldest);
    },
  };
}

/** A page to be filled in, copied once each time. */
function fillable(html: Buffer, nonce: string): RenderedHtml {
  const start = startOfHead(html);
  const before = partsBetween(html.subarray(0, start), nonce);
  const behind = partsBetween(html.subarray(start), nonce);
  return (ownNonce, head) => {
    const own = Buffer.from(ownNonce);
    const filled = (parts: readonly Buffer[]): readonly Buffer[] =>
      parts.flatMap((part, index) => (index === 0 ? [part] : [own, part]));
    return Buffer.concat([...filled(before), Buffer.from(head), ...filled(behind)]);
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
