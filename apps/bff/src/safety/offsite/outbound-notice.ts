import type { OutboundNotice } from '../../platform/http/leave-notice.ts';
import { toSiteAddress } from '../../platform/http/base-path/base-path.ts';
import { getDomain } from 'tldts';

/** The HTTP status of the notice's page; a failed link has that of its error. */
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
 * Returns the registrable domain of a link, in punycode, which identifies its owner; the host itself if there
 * is none.
 */
export function getRegistrableDomain({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

/** Returns the path of an image of this site; undefined for other addresses, which a page would not load. */
export function ourPicture(address: string | undefined, publicUrl: string): string | undefined {
  const path = address ? toSiteAddress(address, publicUrl)?.split(/[?#]/)[0] : undefined;
  return path !== undefined && /^\/i\/[\w./-]+$/.test(path) ? path : undefined;
}
