import { getDomain } from 'tldts';

/** What a page says in place of leading out. */
export type LeaveNotice = {
  /**
   * `unsigned` is a link that nobody signed, `expired` one whose time is over, `interstitial` a signed one that asks first;
   * `blocked` and `failed` say why in `message`; `invalid` is no link, or one that was changed.
   */
  readonly kind: 'unsigned' | 'expired' | 'interstitial' | 'blocked' | 'invalid' | 'failed';
  readonly message?: string;
  /** Where the link leads, by what somebody registered and whole; both from the link itself. */
  readonly domain?: string;
  readonly address?: string;
  /** Where the reader may still go. */
  readonly onward?: string;
  /** The pin that has the link, to go back to and to report. */
  readonly pinId?: string;
  /** A picture of the pin, one of ours. */
  readonly pictureUrl?: string;
};

/** The status of the page that says it; that of what failed is its own. */
export const LEAVE_STATUS = {
  unsigned: 200,
  interstitial: 200,
  expired: 410,
  blocked: 403,
  invalid: 400,
} as const satisfies Record<Exclude<LeaveNotice['kind'], 'failed'>, number>;

/** Where a link leads: whom its reader deals with, and the address. */
export function destinationOf(url: URL): { readonly domain: string; readonly address: string } {
  return { domain: shownDomain(url), address: url.href };
}

/**
 * The domain of a link that somebody registered, which is whom its reader deals with, in punycode; the host itself where
 * it has none.
 */
export function shownDomain({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

/** The path of one of our pictures; undefined for anything else, which a page would not load. */
export function ourPicture(given: string | undefined, publicUrl: string): string | undefined {
  const url = given ? URL.parse(given, publicUrl) : null;
  return url?.origin === new URL(publicUrl).origin && /^\/i\/[\w./-]+$/.test(url.pathname)
    ? url.pathname
    : undefined;
}
