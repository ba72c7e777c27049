import type { OutboundNotice } from '../../platform/http/leave-notice.ts';
import { getDomain } from 'tldts';

/** The status of the page that says it; that of what failed is its own. */
export const LEAVE_STATUS = {
  unsigned: 200,
  interstitial: 200,
  expired: 410,
  blocked: 403,
  invalid: 400,
} as const satisfies Record<Exclude<OutboundNotice['kind'], 'failed'>, number>;

/** Returns the destination of a link: its domain and address. */
export function parseDestination(url: URL): { readonly domain: string; readonly address: string } {
  return { domain: getRegistrableDomain(url), address: url.href };
}

/**
 * The domain of a link that someone registered, which is whom its reader deals with, in punycode; the host
 * itself where it has none.
 */
export function getRegistrableDomain({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

/** The path of one of our pictures; undefined for anything else, which a page would not load. */
export function ourPicture(address: string | undefined, publicUrl: string): string | undefined {
  const url = address ? URL.parse(address, publicUrl) : null;
  return url?.origin === new URL(publicUrl).origin && /^\/i\/[\w./-]+$/.test(url.pathname)
    ? url.pathname
    : undefined;
}
