import { AppError } from '../../platform/errors/errors.ts';
import type { BoardPrivacy } from '@pegboard/types';
import { BOARD_PRIVACIES } from '@pegboard/types';
import type { ApiCall } from './api-route.ts';

/** The objects whose secret ones need scopes of their own. */
type Kind = 'boards' | 'pins';
type Scopes = Pick<ApiCall, 'scopes'>;

/**
 * Returns whether a token shows secret boards, or the pins on them. It narrows what its member may see, and never extends
 * it: the rules of visibility are those of the site.
 */
export function seesSecret({ scopes }: Scopes, kind: Kind): boolean {
  return scopes.has(`${kind}:read_secret`);
}

/** Returns the privacies of the boards that a token shows, or whose pins it shows. */
export function shownPrivacies(call: Scopes, kind: Kind): readonly BoardPrivacy[] {
  return BOARD_PRIVACIES.filter((privacy) => privacy !== 'secret' || seesSecret(call, kind));
}

/** Throws `scope_missing` if a token may not change secret boards, or the pins on them. */
export function requireSecretWrite({ scopes }: Scopes, kind: Kind, privacy: BoardPrivacy): void {
  if (privacy === 'secret' && !scopes.has(`${kind}:write_secret`)) throw new AppError('scope_missing');
}
