import { BLOCKED_LINK_TEXTS } from '@pegboard/types';
import { getDomain } from 'tldts';

/** What stands on the page in place of a way out. */
export type LeaveNotice = {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where the page's reader may still go. */
  readonly onward?: { readonly href: string; readonly label: string };
};

/** What the notices say, in en-US. */
const TEXTS = {
  leaving: 'You are leaving Pegboard',
  leads: (domain: string): string => `This link leads to ${domain}.`,
  expired: 'This link has expired',
  careful: 'Go on only if you know that site.',
  onward: (domain: string): string => `Continue to ${domain}`,
  broken: 'This link does not work',
  failed: 'Sorry!',
  home: 'Go to the home page',
} as const;

/** The notice for a link that nobody signed: it names where the link leads, and leads nowhere by itself. */
export function unsignedNotice(url: URL): LeaveNotice {
  const domain = shownDomain(url);
  return {
    title: TEXTS.leaving,
    lines: [TEXTS.leads(domain), TEXTS.careful],
    onward: { href: url.href, label: TEXTS.onward(domain) },
  };
}

/** The notice for a signed link whose time is over. */
export function expiredNotice(url: URL): LeaveNotice {
  return { ...unsignedNotice(url), title: TEXTS.expired };
}

/** The notice for a link that the rules block (§8). */
export function blockedNotice(message: string): LeaveNotice {
  return { title: BLOCKED_LINK_TEXTS.title, lines: [BLOCKED_LINK_TEXTS.label, message] };
}

/** The notice for what failed; `isLink` when the link is to blame. */
export function failedNotice(message: string, isLink: boolean): LeaveNotice {
  return { title: isLink ? TEXTS.broken : TEXTS.failed, lines: [message] };
}

/**
 * The domain of a link that somebody registered, which is whom its reader deals with, in punycode; the host itself where
 * it has none.
 */
export function shownDomain({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

/** A notice as a document of its own, that runs nothing and loads nothing. */
export function leaveDocument({ title, lines, onward }: LeaveNotice, nonce: string): string {
  const go = onward
    ? `<p><a rel="nofollow noopener noreferrer" href="${escaped(onward.href)}">${escaped(onward.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)} · Pegboard</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}${go}<p><a href="/">${escaped(TEXTS.home)}</a></p></main></body></html>`;
}

/** The policy of such a document. */
export function leavePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The colours of the site's tokens, as the document loads no file. */
const STYLE =
  ':root{color-scheme:light dark;background:light-dark(#fff,#111);color:light-dark(#1a1d1c,#f3f2ef)}body{font:1rem/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-block-size:100vh}main{max-inline-size:32rem;padding:1.5rem;text-align:center;overflow-wrap:anywhere}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;padding:.5rem;color:light-dark(#0b6762,#5cc9bf)}';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
