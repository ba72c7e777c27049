import { matchRoute } from '@pegboard/routes';
import { toSitePath } from '../../features/links/to-site-path.ts';

/** A message to send: a text, and the pin whose address was pasted. */
export type Draft = { readonly text?: string; readonly pin_id?: string };

const ADDRESS = /https?:\/\/\S+/g;

/**
 * Parses a typed message: the first pin address of this site is sent as the pin and removed from the text.
 * Undefined for an empty one.
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
  const path = toSitePath(address, publicUrl);
  const match = path === undefined ? undefined : matchRoute(path);
  const slug = match?.name === 'pin' ? match.parts.slug : undefined;
  return slug === undefined ? undefined : /(?:^|--)(\d+)$/.exec(slug)?.[1];
}
