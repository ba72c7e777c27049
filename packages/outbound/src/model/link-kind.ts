/** The reason for which a link is invalid. */
export type InvalidLinkReason = 'empty' | 'control-characters' | 'scheme' | 'malformed';

/** The kind of a link, as a browser resolves it on the site. */
export type LinkKind =
  | { readonly kind: 'none'; readonly why: InvalidLinkReason }
  /** A pin's page: opened by client-side navigation. */
  | { readonly kind: 'pin'; readonly path: string }
  /** Another address of the site; `isOffsite` for the signed redirect of an outbound link. */
  | { readonly kind: 'own'; readonly isOffsite: boolean }
  /** `isOdd` if the link contains credentials, or names a host that is not publicly reachable. */
  | { readonly kind: 'external'; readonly url: string; readonly isOdd: boolean };

const CONTROLS = /\p{Cc}/u;
const PIN_PATH = /^\/pin\//;
const OFFSITE_PATH = /^\/offsite\/?$/;
/**
 * Internal hosts: without a dot, of a local network, and IPv4 addresses that are not global. IPv6 addresses
 * are always odd.
 */
const INSIDE =
  /^(?:[^.]*|.*\.(?:local|localhost|internal|lan|home\.arpa)|(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+|\[.*\])\.?$/;

/**
 * Returns the kind of a link. Empty links, bare hashes (OB-01), links with control characters and links that
 * are neither http nor https are invalid. Links to `/pin` paths are internal; external links are http or
 * https to another site (RT-08).
 */
export function linkKind(link: string | null | undefined, site: string): LinkKind {
  const text = link?.trim() ?? '';
  if (text === '' || text.startsWith('#')) return none('empty');
  if (CONTROLS.test(text)) return none('control-characters');
  const url = URL.parse(text, site);
  if (!url) return none('malformed');
  if (!/^https?:$/.test(url.protocol)) return none('scheme');
  const { hostname, pathname, username, password } = url;
  const hasCredentials = username !== '' || password !== '';
  if (!hasCredentials && isSameSite(url, new URL(site))) {
    if (PIN_PATH.test(pathname)) return { kind: 'pin', path: pathname + url.search + url.hash };
    return { kind: 'own', isOffsite: OFFSITE_PATH.test(pathname) };
  }
  return { kind: 'external', url: url.href, isOdd: hasCredentials || INSIDE.test(hostname) };
}

/**
 * Returns whether an address belongs to the site: the same host, its `www.` or a subdomain, on the same port.
 */
function isSameSite(url: URL, site: URL): boolean {
  const [host, own] = [withoutWww(url.hostname), withoutWww(site.hostname)];
  return url.port === site.port && (host === own || host.endsWith(`.${own}`));
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

function none(why: InvalidLinkReason): LinkKind {
  return { kind: 'none', why };
}
