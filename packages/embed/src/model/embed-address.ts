/** The kind of content that an element shows: each has an element of its own. */
export type EmbedKind = 'pin' | 'board' | 'profile';

/** The appearance of a frame, as the attributes of its element have it. */
export type EmbedAppearance = {
  readonly theme?: string | null;
  readonly columns?: string | null;
  readonly lang?: string | null;
};

const LANGUAGES: Readonly<Record<string, string>> = { en: 'en-US', de: 'de', ar: 'ar' };
const THEMES: readonly string[] = ['auto', 'light', 'dark'];

/**
 * Returns the address of the embedded page of a link, or `undefined` when the link does not lead to content of this kind on
 * the site. `siteUrl` is the address of the site; `origin` is that of the page around the frame, which alone may exchange
 * messages with it.
 */
export function embedAddress(
  kind: EmbedKind,
  link: string,
  appearance: EmbedAppearance,
  { siteUrl, origin }: { readonly siteUrl: string; readonly origin: string },
): string | undefined {
  if (!URL.canParse(link, siteUrl)) return undefined;
  const site = new URL(siteUrl);
  const url = new URL(link, siteUrl);
  if (url.origin !== site.origin || url.username !== '') return undefined;
  const base = site.pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(`${base}/`)) return undefined;
  const path = embedPath(
    kind,
    url.pathname
      .slice(base.length + 1)
      .split('/')
      .filter(Boolean),
  );
  if (path === undefined) return undefined;
  const query = new URLSearchParams(parametersOf(appearance));
  // The origin of a page of a file or a sandbox is opaque: it cannot be named.
  if (origin !== 'null') query.set('origin', origin);
  return `${site.origin}${base}${path}?${query}`;
}

function embedPath(kind: EmbedKind, [first, second]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  if (kind === 'pin') return first === 'pin' && second ? `/pin/${second}/embed/` : undefined;
  if (kind === 'profile') return `/embed/${first}/`;
  return second === undefined || first === 'pin' ? undefined : `/embed/${first}/${second}/`;
}

function parametersOf({ theme, columns, lang }: EmbedAppearance): Record<string, string> {
  const language = LANGUAGES[lang?.split('-')[0]?.toLowerCase() ?? ''];
  return {
    ...(theme && THEMES.includes(theme) && { theme }),
    ...(columns && /^[1-6]$/.test(columns) && { columns }),
    ...(language && { lang: language }),
  };
}
