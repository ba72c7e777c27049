import { BOARD_PRIVACIES, type BoardPrivacy } from '@pegboard/types';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findBoard } from './authorize.ts';

/** The objects whose secret ones need scopes of their own. */
type Kind = 'boards' | 'pins';

/** The scopes of the access token of a call; null for a session, which no scopes narrow. */
export type TokenScopes = { readonly scopes: ReadonlySet<AppScope> | null };

/**
 * Returns whether a call is shown secret boards, or the pins on them. A token narrows what its member may see, and never
 * extends it: the rules of visibility are those of the site.
 */
export function seesSecret({ scopes }: TokenScopes, kind: Kind): boolean {
  return scopes === null || scopes.has(`${kind}:read_secret`);
}

/** Returns the privacies of the boards that a call is shown, or whose pins it is shown. */
export function shownPrivacies(call: TokenScopes, kind: Kind): readonly BoardPrivacy[] {
  return BOARD_PRIVACIES.filter((privacy) => privacy !== 'secret' || seesSecret(call, kind));
}

/** Throws `scope_missing` if a token may not change secret boards, or the pins on them. */
export function requireSecretWrite({ scopes }: TokenScopes, kind: Kind, privacy: BoardPrivacy): void {
  if (privacy === 'secret' && scopes !== null && !scopes.has(`${kind}:write_secret`))
    throw new AppError('scope_missing');
}

/**
 * Checks that a token may change a board of this privacy, or the pins on it, if its scopes for reading are not needed. Throws
 * `scope_missing` for a secret one that the token shows, and the error for a missing object for one that it does not show.
 */
export function checkSecretTarget(
  call: TokenScopes,
  kind: Kind,
  privacy: BoardPrivacy,
  missing: 'board_not_found' | 'pin_not_found' = 'board_not_found',
): void {
  if (privacy !== 'secret' || call.scopes === null || call.scopes.has(`${kind}:write_secret`)) return;
  throw new AppError(seesSecret(call, 'boards') || seesSecret(call, 'pins') ? 'scope_missing' : missing);
}

/** Applies `checkSecretTarget` to the board with this id, if there is one. Reads nothing for a session. */
export async function checkTokenTarget(
  db: Db,
  call: TokenScopes & { readonly viewer: SignedIn },
  kind: Kind,
  id: bigint | undefined,
): Promise<void> {
  if (call.scopes === null || id === undefined) return;
  const board = await findBoard(db, call.viewer, { id });
  if (board) checkSecretTarget(call, kind, board.privacy);
}
