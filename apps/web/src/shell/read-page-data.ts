import type { DehydratedQueries } from '../data/query-cache.ts';

/**
 * Passes to `restore` the GraphQL results from which the server rendered the page: those in the page, and those that are streamed
 * later, before the content that needs them.
 */
export function readPageData(restore: (queries: DehydratedQueries) => void): void {
  const known = new WeakSet<Element>();
  const read = (): void => {
    for (const block of document.querySelectorAll('script[data-pb-queries]')) {
      if (known.has(block)) continue;
      known.add(block);
      restore(JSON.parse(block.textContent) as DehydratedQueries);
    }
  };
  read();
  if (document.readyState !== 'loading') return;
  const streamed = new MutationObserver(read);
  streamed.observe(document.body, { childList: true });
  addEventListener('DOMContentLoaded', () => {
    read();
    streamed.disconnect();
  });
}
