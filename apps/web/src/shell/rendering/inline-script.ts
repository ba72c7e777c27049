import type { DehydratedQueries } from '../../data/query-cache.ts';
import { scriptJson } from '../../features/document-head/script-json.ts';

/** Returns a script element with the nonce of the page; an empty text for no code. */
export function inlineScript(nonce: string, code: string): string {
  return code === '' ? '' : `<script nonce="${nonce}">${code}</script>`;
}

/** Returns the code that passes query data to the browser; an empty text for no data. */
export function queryDataCode(data: DehydratedQueries): string {
  return Object.keys(data).length === 0 ? '' : `(self.__pb_data??=[]).push(${scriptJson(data)});`;
}
