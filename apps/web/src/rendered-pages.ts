/** What a page was rendered from: nothing else may change its HTML but the nonce. Nothing in it is one visitor's own. */
export type RenderedFrom = {
  /** The address and what is told of the request. */
  readonly page: string;
  /** The data that it shows, as they are written into it. */
  readonly data: string;
};

/** The pages that were rendered last. */
export type RenderedPages = {
  /** The HTML of a page that was rendered from exactly this, with a nonce of its own; undefined when it must be rendered. */
  find(from: RenderedFrom, nonce: string): Buffer | undefined;
  /** Keeps the HTML that was rendered with `nonce`; data that are no longer shown go with it. */
  keep(from: RenderedFrom, nonce: string, html: Buffer): void;
};

/**
 * Pages by what they were rendered from, at most `max`, the least asked for leaves first. Data are read anew for every
 * request and compared whole, so nothing that was deleted or made secret is ever shown again: only rendering is spared.
 */
export function createRenderedPages(max: number): RenderedPages {
  const pages = new Map<string, { readonly data: string; readonly parts: readonly Buffer[] }>();
  return {
    find({ page, data }, nonce) {
      const known = pages.get(page);
      if (known?.data !== data) return undefined;
      pages.delete(page);
      pages.set(page, known);
      return joined(known.parts, Buffer.from(nonce));
    },
    keep({ page, data }, nonce, html) {
      pages.delete(page);
      pages.set(page, { data, parts: partsBetween(html, Buffer.from(nonce)) });
      const [oldest] = pages.keys();
      if (pages.size > max && oldest !== undefined) pages.delete(oldest);
    },
  };
}

function partsBetween(html: Buffer, nonce: Buffer): readonly Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, start)) {
    parts.push(html.subarray(start, at));
    start = at + nonce.length;
  }
  return [...parts, html.subarray(start)];
}

function joined(parts: readonly Buffer[], nonce: Buffer): Buffer {
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [nonce, part])));
}
