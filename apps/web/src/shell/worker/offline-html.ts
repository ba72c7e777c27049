import { DEFAULT_LOCALE, type Locale } from '@pegboard/types';
import type { KeptBoard } from '../../data/offline-caches.ts';
import { OFFLINE_PAGE_MESSAGES } from '../../messages/offline-page-messages.ts';

/** The styles of the page: the values of the tokens that the site's pages have. */
const STYLES = `
  :root { color-scheme: light dark; --bg: #ffffff; --text: #1a1d1c; --muted: #5a605d; --accent: #0b6e69; --on-accent: #ffffff; }
  @media (prefers-color-scheme: dark) {
    :root { --bg: #111111; --text: #f3f2ef; --muted: #b3b8b5; --accent: #5cc9bf; --on-accent: #111111; }
  }
  body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main { max-inline-size: 36rem; margin: 0 auto; padding: 4rem 1rem; text-align: center; }
  h1 { margin: 1rem 0 0.75rem; font-size: 1.5rem; line-height: 1.3; }
  h2 { margin: 2.5rem 0 0.5rem; font-size: 1rem; }
  p { margin: 0; color: var(--muted); }
  a { color: var(--accent); }
  ul { margin: 0; padding: 0; list-style: none; }
  li a { display: inline-block; padding: 0.625rem; }
  .ways { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem; margin-block-start: 1.5rem; }
  .ways a { padding: 0.5rem 1rem; border: 1px solid var(--accent); border-radius: 999px; text-decoration: none; min-block-size: 1.75rem; }
  .ways a:first-child { background: var(--accent); color: var(--on-accent); }
`;

/** Returns the HTML of the offline page and its content security policy: it runs no script. */
export function offlineHtml(page: {
  readonly locale: Locale;
  readonly boards: readonly Pick<KeptBoard, 'name' | 'path'>[];
  /** The address of the home page. */
  readonly home: string;
  readonly nonce: string;
}): { readonly text: string; readonly policy: string } {
  const { locale, boards, home, nonce } = page;
  const messages = OFFLINE_PAGE_MESSAGES[locale];
  const items = boards.map(
    ({ name, path }) => `<li><a href="${escapeHtml(path)}" dir="auto">${escapeHtml(name)}</a></li>`,
  );
  const list = items.length === 0 ? '' : `<h2>${messages.boards}</h2><ul role="list">${items.join('')}</ul>`;
  return {
    text: `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${messages.title}</title><style nonce="${nonce}">${STYLES}</style></head><body><main><h1>${messages.title}</h1><p>${messages.text}</p><div class="ways"><a href="">${messages.retry}</a><a href="${escapeHtml(home)}">${messages.home}</a></div>${list}</main></body></html>`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
  };
}

/** Returns the first of these languages that the site has. */
export function chooseLocale(languages: readonly string[]): Locale {
  const locales = Object.keys(OFFLINE_PAGE_MESSAGES) as Locale[];
  for (const language of languages) {
    const [main] = language.split('-');
    const found = locales.find((locale) => locale.split('-')[0] === main);
    if (found) return found;
  }
  return DEFAULT_LOCALE;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
