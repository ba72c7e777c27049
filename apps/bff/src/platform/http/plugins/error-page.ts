import { escapeHtml, type Locale } from '@pegboard/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { AppError } from '../../errors/errors.ts';
import { chooseLocale } from '../../countries/choose-locale.ts';
import { rewriteHtml } from '../base-path/rewrite-html.ts';
import { errorPageTexts } from './error-page-messages.ts';
import { LOCALE_COOKIE } from './locale-choice.ts';
import { THEME_COOKIE } from './theme-cookie.ts';

/**
 * The tokens of `@pegboard/ui` that the page uses, inlined: it loads no file, since loading files may be what
 * fails.
 */
const LIGHT =
  'color-scheme: light; --bg: #ffffff; --text: #1a1d1c; --muted: #5a605d; --border: #e1ded8; --accent: #0b6e69; --sunken: #f3f2ef; --focus: #0b57d0';
const DARK =
  'color-scheme: dark; --bg: #111111; --text: #f3f2ef; --muted: #b3b8b5; --border: #363a38; --accent: #0f7a74; --sunken: #222423; --focus: #9cc3ff';

/** The styles of pages without files: the font, and the colors of the theme in `data-theme`. */
export const PAGE_THEMES = `:root { ${LIGHT}; font: 1rem/1.5 system-ui, sans-serif; background: var(--bg); color: var(--text) }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { ${DARK} } }
:root[data-theme=dark] { ${DARK} }`;

const STYLE = `${PAGE_THEMES}
body { margin: 0 }
header { padding: 1rem 1.5rem; border-block-end: 1px solid var(--border); font-weight: 700; font-size: 1.25rem }
main { max-inline-size: 34rem; margin: 14vh auto 0; padding: 1.5rem; text-align: center }
h1 { font-size: 1.5rem; line-height: 1.3; text-wrap: balance }
p { margin-block: 1rem }
a { display: inline-block; padding: .625rem 1.125rem; margin: .25rem; border-radius: 999px; background: var(--sunken); color: var(--text); font-weight: 600; text-decoration: none }
a:first-child { background: var(--accent); color: #ffffff }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
small { color: var(--muted); overflow-wrap: anywhere }`;

const FORM = 'application/x-www-form-urlencoded';

/**
 * Returns whether a person would see the response: for page navigations and native forms, but not API
 * requests.
 */
export function isPageNavigation({ method, headers }: FastifyRequest): boolean {
  const isPage = method === 'GET' || method === 'HEAD' || (headers['content-type'] ?? '').startsWith(FORM);
  return isPage && (headers.accept ?? '').includes('text/html');
}

/**
 * Responds with an error page that needs neither the database nor a file of the site: the error in the
 * language of the request, a retry link, and the id of the request (WB-13).
 */
export function sendErrorPage(
  error: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  /** The path to put on the links, where the hook of responses does not. */
  base = '',
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const locale = localeOfRequest(request);
  return reply
    .status(error.status)
    .headers({
      'cache-control': 'no-store',
      'content-language': locale,
      vary: 'accept-language',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(
      rewriteHtml(
        errorPage(error, {
          nonce,
          locale,
          theme: themeOfRequest(request),
          url: request.url,
          id: request.id,
        }),
        base,
      ),
    );
}

/** Renders the page of an error. */
export function errorPage(
  error: Pick<AppError, 'code' | 'status' | 'message'>,
  page: {
    readonly nonce: string;
    readonly locale: Locale;
    readonly theme: 'auto' | 'light' | 'dark';
    readonly url: string;
    readonly id: string;
  },
): string {
  const { message, retry, home, id } = errorPageTexts(error, page.locale, page.id);
  const title = escapeHtml(message);
  // A path that begins with two slashes would lead to another site.
  const retryPath = `/${page.url.replace(/^[/\\]+/, '')}`;
  return `<!doctype html>
<html lang="${page.locale}" dir="${page.locale === 'ar' ? 'rtl' : 'ltr'}" data-theme="${page.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Pegboard</title><style nonce="${page.nonce}">${STYLE}</style></head>
<body><header>Pegboard</header><main><h1>${title}</h1>
<p><a href="${escapeHtml(retryPath)}">${retry}</a> <a href="/">${home}</a></p>
<p><small>${escapeHtml(id)}</small></p></main></body></html>
`;
}

/** Returns the language of a request without reading an account. */
export function localeOfRequest(request: FastifyRequest): Locale {
  return chooseLocale({
    account: undefined,
    requested: URL.parse(request.url, 'http://page')?.searchParams.get('locale') ?? undefined,
    chosen: cookiesOf(request)[LOCALE_COOKIE],
    accepted: request.headers['accept-language'],
    country: null,
    isBot: false,
  });
}

/** Returns the theme that a browser has chosen. */
export function themeOfRequest(request: FastifyRequest): 'auto' | 'light' | 'dark' {
  const chosen = cookiesOf(request)[THEME_COOKIE];
  return chosen === 'dark' || chosen === 'light' ? chosen : 'auto';
}

/** Returns the cookies of a request, or none if it failed before they were parsed. */
function cookiesOf(request: FastifyRequest): Readonly<Partial<Record<string, string>>> {
  return (request.cookies as FastifyRequest['cookies'] | undefined) ?? {};
}
