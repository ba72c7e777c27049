/** Returns the path below which the site is served, from the address of this worker: empty for a site with a host of its own. */
export const basePath = (): string => new URL('.', location.href).pathname.replace(/\/$/, '');

/** Returns the path of a request for an address within the site. */
export const toRequestPath = (address: string): string => basePath() + address;

/** Returns the address within the site of the path of a request. */
export function toSitePath(path: string): string {
  const base = basePath();
  return path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}
