import { matchRoute } from '@pegboard/routes';

/** What is sent: a text, and the pin whose address was pasted into it. */
export type Draft = { readonly text?: string; readonly pin_id?: string };

const ADDRESS = /https?:\/\/\S+/g;

/**
 * What somebody wrote, as it is sent: the first address of a pin of this site is sent as the pin, and taken out of the
 * text. Nothing when nothing was written.
 */
export function parseDraft(written: string, publicUrl: string): Draft | undefined {
  for (const [address] of written.matchAll(ADDRESS)) {
    const pin = pinIdAt(address, publicUrl);
    if (pin === undefined) continue;
    const text = written.replace(address, '').trim();
    return text === '' ? { pin_id: pin } : { text, pin_id: pin };
  }
  const text = written.trim();
  return text === '' ? undefined : { text };
}

function pinIdAt(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.origin !== new URL(publicUrl).origin) return undefined;
  const match = matchRoute(url.pathname);
  const slug = match?.name === 'pin' ? match.parts.slug : undefined;
  return slug === undefined ? undefined : /(?:^|--)(\d+)$/.exec(slug)?.[1];
}
