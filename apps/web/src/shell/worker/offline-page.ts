import type { Locale } from '@pegboard/types';
import { KEPT_BOARD_ENTRY, type KeptBoard } from '../../data/offline-caches.ts';
import { findPage, memberCaches } from './member-caches.ts';
import { toRequestPath } from './base-path.ts';
import { chooseLocale, offlineHtml } from './offline-html.ts';

/** Returns the response for a page that is not stored: it says so, and names the boards that can be read. */
export async function offlinePage(): Promise<Response> {
  const html = offlineHtml({
    locale: await pageLocale(),
    boards: (await readKeptBoards()).map((board) => ({ ...board, path: toRequestPath(board.path) })),
    home: toRequestPath('/'),
    nonce: crypto.randomUUID(),
  });
  return new Response(html.text, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': html.policy,
    },
  });
}

/** Returns the language of the stored home page, or the first language of the browser that the site has. */
async function pageLocale(): Promise<Locale> {
  const stored = (await findPage(toRequestPath('/')))?.headers.get('content-language');
  return chooseLocale(stored ? [stored] : navigator.languages);
}

async function readKeptBoards(): Promise<readonly KeptBoard[]> {
  const found = await Promise.all(
    (await memberCaches()).map(async (name) =>
      (await caches.open(name)).match(toRequestPath(KEPT_BOARD_ENTRY)),
    ),
  );
  return Promise.all(found.filter((entry) => entry !== undefined).map((entry) => entry.json()));
}
