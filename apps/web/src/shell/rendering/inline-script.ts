import type { DehydratedQueries } from '../../data/query-cache.ts';
import { scriptJson } from '../../features/document-head/script-json.ts';

/** Returns a script element with the nonce of the page. */
export function inlineScript(nonce: string, code: string): string {
  return `<script nonce="${nonce}">${code}</script>`;
}

/** Returns the element that passes query data to the browser, which `readPageData` reads; an empty text for no data. */
export function queryDataBlock(data: DehydratedQueries): string {
  if (Object.keys(data).length === 0) return '';
  return `<script type="application/json" data-pb-queries>${scriptJson(data)}</script>`;
}
