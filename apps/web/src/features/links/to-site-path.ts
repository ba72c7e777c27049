/** Returns the path within the site of a complete address; undefined if it is not of the site, which may be below a path. */
export function toSitePath(address: string, publicUrl: string): string | undefined {
  const [url, site] = [URL.parse(address), new URL(publicUrl)];
  const base = site.pathname.replace(/\/+$/, '');
  return url?.origin === site.origin && url.pathname.startsWith(`${base}/`)
    ? url.pathname.slice(base.length)
    : undefined;
}
