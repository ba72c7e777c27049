import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import {
  authoriseBoard,
  findBoard,
  requireSecretWrite,
  seesSecret,
  type Authorized,
  type BoardRow,
} from '../../pins/board-access/index.ts';
import { findPin, type PinView } from '../../pins/pins/index.ts';
import type { ApiCall } from './api-route.ts';
import type { Deps } from './deps.ts';

type Reader = Pick<Deps, 'db'>;

/** Returns a board that the member sees and the token shows. Throws `board_not_found` for all others. */
export async function findShownBoard({ db }: Reader, call: ApiCall, id: string): Promise<BoardRow> {
  const known = parseId(id);
  const board = known === undefined ? undefined : await findBoard(db, call.viewer, { id: known });
  if (!board || (board.privacy === 'secret' && !seesSecret(call, 'boards')))
    throw new AppError('board_not_found');
  return board;
}

/**
 * Returns a board that the member may change in this way, by a token that may change it. Throws `board_not_found`, and
 * `scope_missing` for a secret board without the scope to change it, before what `authoriseBoard` throws.
 */
export async function authoriseShownBoard<Right extends 'own' | 'edit' | 'save'>(
  deps: Reader,
  call: ApiCall,
  id: string,
  right: Right,
): Promise<Authorized<Right>> {
  const board = await findShownBoard(deps, call, id);
  requireSecretWrite(call, 'boards', board.privacy);
  return authoriseBoard(deps.db, call.viewer, board.id, right);
}

/** Returns a pin that the member sees and the token shows. Throws `pin_not_found` for all others. */
export async function findShownPin({ db }: Reader, call: ApiCall, id: string): Promise<PinView> {
  const pin = await findPin(db, call.viewer, parseId(id));
  if (!pin || (pin.boardPrivacy === 'secret' && !seesSecret(call, 'pins')))
    throw new AppError('pin_not_found');
  return pin;
}

/** Checks that a token may put pins on a board. Throws `board_not_found`, `scope_missing`. */
export async function checkPinTarget(deps: Reader, call: ApiCall, boardId: string): Promise<void> {
  const known = parseId(boardId);
  const board = known === undefined ? undefined : await findBoard(deps.db, call.viewer, { id: known });
  if (!board || (board.privacy === 'secret' && !seesSecret(call, 'pins')))
    throw new AppError('board_not_found');
  requireSecretWrite(call, 'pins', board.privacy);
}
