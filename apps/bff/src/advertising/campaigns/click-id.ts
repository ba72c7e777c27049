/** The query parameter with the id of an ad click, in the advertiser's address. */
export const CLICK_PARAMETER = 'pb_click';

/** Returns an ad's link with the token of its serving, by which the advertiser's site reports conversions. */
export function appendClickId(link: string | null, mark: string): string | null {
  const url = link === null ? null : URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return link;
  url.searchParams.set(CLICK_PARAMETER, mark);
  return url.href;
}

/** Returns the address without the click id; addresses are compared and stored in this form. */
export function stripClickId(url: URL): URL {
  if (!url.searchParams.has(CLICK_PARAMETER)) return url;
  const same = new URL(url);
  same.searchParams.delete(CLICK_PARAMETER);
  return same;
}
