import { escapeHtml } from '@pegboard/types';
import type { EmbedView } from './embed-view.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.4 system-ui,sans-serif}*{box-sizing:border-box}body{margin:0;background:light-dark(#fff,#1c1f1e);color:light-dark(#1a1d1c,#f2f0ea)}a{color:inherit;text-decoration:none}main{display:grid;grid-template-rows:minmax(0,1fr) auto;height:100vh}.picture{position:relative;overflow:hidden;border-radius:16px}.picture svg,.picture img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}footer{display:grid;gap:2px;padding:10px 6px 6px;height:92px;align-content:start}h1{margin:0;font-size:16px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}p{margin:0;font-size:13px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;color:light-dark(#5b605e,#b4b7b3)}a:focus-visible{outline:3px solid #0b6e63;outline-offset:-3px}`;

/**
 * The content security policy of an embeddable page: images and styles of the site, framing by any site, no scripts.
 */
export function embedPolicy(nonce: string): string {
  return `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;
}

/** Returns the document of an embedded pin: every link opens a new tab. */
export function embedDocument(
  view: EmbedView,
  site: { readonly name: string; readonly nonce: string },
): string {
  const { title, address, alt, color, creator, picture, domain } = view;
  const image = picture
    ? `<img src="${escapeHtml(new URL(picture.url).pathname)}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(alt)}">`
    : '';
  const by = creator
    ? `<p>By <a href="${escapeHtml(creator.address)}" target="_blank" rel="noopener"><bdi>${escapeHtml(creator.name)}</bdi></a></p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(address)}"><title>${escapeHtml(title)} · ${escapeHtml(site.name)}</title><style nonce="${site.nonce}">${STYLE}</style></head><body><main><a class="picture" href="${escapeHtml(address)}" target="_blank" rel="noopener" aria-label="${escapeHtml(title)}"><svg aria-hidden="true"><rect width="100%" height="100%" fill="${escapeHtml(color)}"/></svg>${image}</a><footer><h1><a href="${escapeHtml(address)}" target="_blank" rel="noopener"><bdi>${escapeHtml(title)}</bdi></a></h1>${by}<p>${escapeHtml(domain)} · <a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(site.name)}</a></p></footer></main></body></html>`;
}

/** Returns the document of an embedded pin that was deleted or is not public. */
export function goneDocument(site: { readonly name: string; readonly nonce: string }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(site.name)}</title><style nonce="${site.nonce}">${STYLE}</style></head><body><main><p>This Pin is not available.</p></main></body></html>`;
}
