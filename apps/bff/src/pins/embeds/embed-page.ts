import { escapeHtml, UPLOADED_BY_USER, type Locale } from '@pegboard/types';
import { embedMessages } from './embed-messages.ts';
import type { EmbedAppearance } from './embed-options.ts';
import { EMBED_SCRIPT_PATH } from './embed-script.ts';
import { FOOT_HEIGHT } from './embed-size.ts';
import type { EmbedCard, EmbedView, GridView } from './embed-view.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.4 system-ui,sans-serif}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*{box-sizing:border-box}body{margin:0;background:light-dark(#fff,#1c1f1e);color:light-dark(#1a1d1c,#f2f0ea)}a{color:inherit;text-decoration:none}a:focus-visible{outline:3px solid light-dark(#0b6e63,#7cd3c5);outline-offset:-3px}h1{margin:0;font-size:16px}p{margin:0;font-size:13px;color:light-dark(#5b605e,#b4b7b3)}h1,p{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.pin{display:grid;grid-template-rows:minmax(0,1fr) auto;height:100vh}.picture{position:relative;overflow:hidden;border-radius:16px}.picture svg,.picture img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}.pin footer{display:grid;gap:2px;padding:10px 6px 6px;height:${FOOT_HEIGHT}px;align-content:start}.grid{display:grid;gap:12px;padding:12px}.grid header{min-width:0}.columns{display:flex;gap:8px;align-items:flex-start}.column{display:grid;gap:8px;flex:1 1 0;min-width:0}.card{display:block;position:relative;overflow:hidden;border-radius:12px}.card svg{position:absolute;inset:0;width:100%;height:100%}.card img{display:block;position:relative;width:100%;height:auto}.more{justify-self:start;padding:8px 14px;border-radius:999px;font-size:14px;font-weight:600;background:light-dark(#0b6e63,#7cd3c5);color:light-dark(#fff,#10211e)}.gone{padding:24px 12px}.gone p,.grid .empty{white-space:normal}`;

/** The site around an embedded page. */
export type EmbedSite = {
  readonly name: string;
  readonly publicUrl: string;
  readonly mediaUrl: string | undefined;
  readonly nonce: string;
};

/**
 * Returns the content security policy of an embedded page: images, styles and the one script of the site, framing by any site.
 * No other page of the site can be framed.
 */
export function embedPolicy({
  nonce,
  publicUrl,
  mediaUrl,
}: Pick<EmbedSite, 'mediaUrl' | 'nonce' | 'publicUrl'>): string {
  const media = mediaUrl === undefined ? '' : ` ${mediaUrl}`;
  return `default-src 'none'; img-src 'self'${media}; style-src 'nonce-${nonce}'; script-src ${publicUrl}${EMBED_SCRIPT_PATH}; base-uri 'none'; form-action 'none'; frame-ancestors *`;
}

/** Returns the document of an embedded pin: every link opens a new tab. */
export function embedDocument(view: EmbedView, appearance: EmbedAppearance, site: EmbedSite): string {
  const messages = embedMessages(appearance.locale);
  const { address, alt, color, creator, picture, domain } = view;
  const title = view.title ?? messages.untitled;
  const image = picture
    ? `<img src="${sourceOf(picture.url, site)}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(alt)}">`
    : '';
  const ratio = picture && picture.width > 0 ? picture.height / picture.width : 1;
  const by = creator
    ? `<p>${messages.by} ${link(creator.address, `<bdi>${escapeHtml(creator.name)}</bdi>`)}</p>`
    : '';
  return documentOf(
    { title, address, appearance, site },
    `<main class="pin" data-ratio="${ratio.toFixed(4)}" data-foot="${FOOT_HEIGHT}"><a class="picture" href="${escapeHtml(address)}" target="_blank" rel="noopener" aria-label="${escapeHtml(title)}">${fill(color)}${image}</a><footer><h1>${link(address, `<bdi>${escapeHtml(title)}</bdi>`)}</h1>${by}<p>${domain === UPLOADED_BY_USER ? messages.uploaded : escapeHtml(domain)} · ${link(address, escapeHtml(site.name))}</p></footer></main>`,
  );
}

/** Returns the document of an embedded board or profile: its name, its pins in columns, and a link to all of them. */
export function gridDocument(view: GridView, appearance: EmbedAppearance, site: EmbedSite): string {
  const messages = embedMessages(appearance.locale);
  const { title, address, owner, cards } = view;
  const by = owner
    ? `<p>${messages.by} ${link(owner.address, `<bdi>${escapeHtml(owner.name)}</bdi>`)}</p>`
    : '';
  const columns = toColumns(cards, appearance.columns)
    .map(
      (column) =>
        `<div class="column">${column.map((card) => cardOf(card, messages.untitled, site)).join('')}</div>`,
    )
    .join('');
  const content =
    cards.length === 0 ? `<p class="empty">${messages.empty}</p>` : `<div class="columns">${columns}</div>`;
  return documentOf(
    { title, address, appearance, site },
    `<main class="grid"><header><h1>${link(address, `<bdi>${escapeHtml(title)}</bdi>`)}</h1>${by}</header>${content}<a class="more" href="${escapeHtml(address)}" target="_blank" rel="noopener">${messages.open}</a></main>`,
  );
}

/** Returns the document of a page that was deleted or is not public. */
export function goneDocument(appearance: EmbedAppearance, site: EmbedSite): string {
  return documentOf(
    { title: undefined, address: undefined, appearance, site },
    `<main class="gone"><p>${embedMessages(appearance.locale).gone}</p></main>`,
  );
}

/** Distributes cards to columns: each goes to the column that is the shortest so far. */
export function toColumns(cards: readonly EmbedCard[], count: number): readonly (readonly EmbedCard[])[] {
  const columns = Array.from({ length: count }, () => ({ cards: [] as EmbedCard[], height: 0 }));
  for (const card of cards) {
    const shortest = columns.reduce((least, each) => (each.height < least.height ? each : least));
    shortest.cards.push(card);
    shortest.height += card.picture.height / card.picture.width;
  }
  return columns.map((column) => column.cards);
}

function cardOf(
  { title, address, alt, color, picture }: EmbedCard,
  untitled: string,
  site: EmbedSite,
): string {
  const label = escapeHtml(title ?? (alt || untitled));
  return `<a class="card" href="${escapeHtml(address)}" target="_blank" rel="noopener" aria-label="${label}">${fill(color)}<img src="${sourceOf(picture.url, site)}" width="${picture.width}" height="${picture.height}" alt="" loading="lazy"></a>`;
}

const fill = (color: string): string =>
  `<svg aria-hidden="true"><rect width="100%" height="100%" fill="${escapeHtml(color)}"/></svg>`;
/** Returns the address of an image, as a path if it is of the site: the policy allows `'self'`, at any host of the site. */
const sourceOf = (url: string, { publicUrl }: EmbedSite): string =>
  escapeHtml(url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url);
const link = (address: string, html: string): string =>
  `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">${html}</a>`;
const directionOf = (locale: Locale): string => (locale === 'ar' ? 'rtl' : 'ltr');

function documentOf(
  page: {
    readonly title: string | undefined;
    readonly address: string | undefined;
    readonly appearance: EmbedAppearance;
    readonly site: EmbedSite;
  },
  body: string,
): string {
  const { title, address, appearance, site } = page;
  const name =
    title === undefined ? escapeHtml(site.name) : `${escapeHtml(title)} · ${escapeHtml(site.name)}`;
  const canonical = address === undefined ? '' : `<link rel="canonical" href="${escapeHtml(address)}">`;
  return `<!doctype html><html lang="${appearance.locale}" dir="${directionOf(appearance.locale)}" data-theme="${appearance.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${canonical}<title>${name}</title><style nonce="${site.nonce}">${STYLE}</style><script defer src="${escapeHtml(site.publicUrl)}${EMBED_SCRIPT_PATH}"></script></head><body>${body}</body></html>`;
}
