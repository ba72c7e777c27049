/** The query parameter that carries the id of an ad click in the address of the advertiser. */
export const CLICK_PARAMETER = 'pb_click';

/**
 * The link of an ad with the mark of its serving, by which the advertiser's site shows what the click led to.
 */
export function appendClickId(link: string | null, mark: string): string | null {
  const url = link === null ? null : URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return link;
  url.searchParams.set(CLICK_PARAMETER, mark);
  return url.href;
}

/** The same address, anyone who clicked: what is asked or kept of an address is of this. */
export function stripClickId(url: URL): URL {
  if (!url.searchParams.has(CLICK_PARAMETER)) return url;
  const same = new URL(url);
  same.searchParams.delete(CLICK_PARAMETER);
  return same;
}
