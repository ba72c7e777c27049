const NOINDEX = '<meta name="robots" content="noindex"';

/** Returns whether a head, or a page with its head, asks search engines not to index the page. */
export function isNoindexHead(head: string | Buffer): boolean {
  return head.includes(NOINDEX);
}
