/**
 * Returns the path below which the site is served: that of `PUBLIC_URL` without a slash at its end, `/pins` for example. It is empty
 * for a site with a host of its own (OP-02, BY-19).
 */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/+$/, '');
}

/** Returns the origin of the site: scheme, host and port of `PUBLIC_URL`. */
export function originOf(publicUrl: string): string {
  return new URL(publicUrl).origin;
}

/** Returns the complete address of an address within the site; one that is complete already is returned unchanged. */
export function toPublicUrl(address: string, publicUrl: string): string {
  return isWithinSite(address) ? publicUrl + address : new URL(address, publicUrl).href;
}

/**
 * Returns the address within the site, `/pin/1/?a=1` for example, of a complete address; undefined if it is not of this site. A path
 * that starts with a slash is an address within the site already.
 */
export function toSiteAddress(address: string, publicUrl: string): string | undefined {
  const origin = originOf(publicUrl);
  if (isWithinSite(address)) {
    const url = URL.parse(address, origin);
    return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
  }
  const url = URL.parse(address);
  if (url?.origin !== origin || url.username !== '') return undefined;
  const path = takeOff(basePathOf(publicUrl), url.pathname);
  return path === undefined ? undefined : path + url.search + url.hash;
}

/** Returns whether an address is a path of this site: it has no scheme and no host. */
export function isWithinSite(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** Returns a path, or a path with a query, below the base; the address of the base itself is `/`. Undefined if it is not below the base. */
export function takeOff(base: string, address: string): string | undefined {
  if (base === '') return address;
  if (!address.startsWith(base)) return undefined;
  const rest = address.slice(base.length);
  if (rest === '') return '/';
  if (rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : undefined;
}
