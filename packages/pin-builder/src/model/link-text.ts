/**
 * Returns a link as it is published: without spaces around it, and with `https://` before an address without a scheme.
 * A text that is no address is returned without the spaces only.
 */
export function normalizeLink(text: string): string {
  const link = text.trim();
  if (link === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(link)) return link;
  return isWebLink(`https://${link}`) ? `https://${link}` : link;
}

/** Returns whether a text is an http or https address whose host has a dot and no user name. */
export function isWebLink(link: string): boolean {
  if (!URL.canParse(link) || /\s/.test(link)) return false;
  const { protocol, hostname, username } = new URL(link);
  return /^https?:$/.test(protocol) && /^[^.].*\.[^.]+\.?$/.test(hostname) && username === '';
}
