import { matchRoute, parsePinId } from '@pegboard/routes';
import { toSiteAddress } from '../../platform/http/base-path/base-path.ts';

/** The pin, board or profile that an address names. */
export type EmbedTarget =
  | { readonly kind: 'pin'; readonly id: string }
  | { readonly kind: 'board'; readonly username: string; readonly slug: string }
  | { readonly kind: 'profile'; readonly username: string };

/**
 * Returns the target of an address of this site that a user may paste: a pin with or without its slug, a board or one of its
 * sections, a profile or one of its lists.
 */
export function parseEmbedUrl(address: string, publicUrl: string): EmbedTarget | undefined {
  const own = address.startsWith('/') ? undefined : toSiteAddress(address, publicUrl);
  const route = own === undefined ? undefined : matchRoute(own.split(/[?#]/)[0] ?? own);
  switch (route?.name) {
    case 'pin':
      return pinTarget(route.parts.slug);
    case 'board':
    case 'boardSection':
      return { kind: 'board', username: route.parts.username, slug: route.parts.board };
    case 'profile':
    case 'profileCreated':
    case 'profileSaved':
      return { kind: 'profile', username: route.parts.username };
    default:
      return undefined;
  }
}

/** The parameters of the address of an embedded page. */
export type EmbedParams = { readonly id?: string; readonly username?: string; readonly board?: string };

/** Returns the target of the address of an embedded page. */
export function targetOf({ id, username = '', board }: EmbedParams): EmbedTarget | undefined {
  if (id !== undefined) return pinTarget(id);
  return board === undefined ? { kind: 'profile', username } : { kind: 'board', username, slug: board };
}

/** Returns the pin of a segment: its id, or its slug and id. */
function pinTarget(segment: string): Extract<EmbedTarget, { kind: 'pin' }> | undefined {
  const id = parsePinId(segment);
  return /^\d{1,19}$/.test(id) ? { kind: 'pin', id } : undefined;
}
