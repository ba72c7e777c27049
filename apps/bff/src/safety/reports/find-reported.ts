import type { ReportedKind } from '@pegboard/types';
import { findUser } from '../../people/accounts/index.ts';
import { findBoard } from '../../pins/board-access/index.ts';
import { findComment } from '../../pins/comments/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError, type ErrorCode } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { findPin, type PinView } from '../../pins/pins/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { createExcerpt } from './rules.ts';

/** A subject visible to the viewer, to be reported. */
export type Reported = {
  readonly kind: ReportedKind;
  /** The id of the content for a pin. */
  readonly objectId: bigint;
  readonly ownerId: bigint;
  readonly seenId: bigint;
  readonly excerpt: string;
  readonly pin?: PinView;
};

const NOT_FOUND = {
  pin: 'pin_not_found',
  comment: 'comment_not_found',
  user: 'user_not_found',
  board: 'board_not_found',
} as const satisfies Record<ReportedKind, ErrorCode>;

type Finder = (
  db: Db,
  viewer: SignedIn,
  id: bigint,
) => Promise<Omit<Reported, 'kind' | 'seenId'> | undefined>;

const FINDERS: Readonly<Record<ReportedKind, Finder>> = {
  async pin(db, viewer, id) {
    const pin = await findPin(db, viewer, id);
    if (!pin) return undefined;
    const excerpt = createExcerpt(pin.ownTitle ?? pin.title ?? pin.ownDescription ?? pin.description ?? '');
    return { objectId: pin.contentId, ownerId: pin.creatorId, excerpt, pin };
  },
  async comment(db, viewer, id) {
    const comment = await findComment(db, viewer, id);
    return comment && { objectId: id, ownerId: comment.userId, excerpt: createExcerpt(comment.text) };
  },
  async user(db, viewer, id) {
    const user = await findUser(db, viewer, { id });
    if (!user) return undefined;
    const { username, fullName, about } = user;
    return { objectId: id, ownerId: id, excerpt: createExcerpt(`${username} ${fullName} ${about ?? ''}`) };
  },
  async board(db, viewer, id) {
    const board = await findBoard(db, viewer, { id });
    if (!board) return undefined;
    return {
      objectId: id,
      ownerId: board.ownerId,
      excerpt: createExcerpt(`${board.name} ${board.description ?? ''}`),
    };
  },
};

/**
 * Returns the subject of a report if the viewer may see it and it is not their own. Throws `*_not_found`,
 * `invalid_input`.
 */
export async function findReported(
  db: Db,
  viewer: SignedIn,
  kind: ReportedKind,
  text: string,
): Promise<Reported> {
  const id = parseId(text);
  const found = id === undefined ? undefined : await FINDERS[kind](db, viewer, id);
  if (!found || id === undefined) throw new AppError(NOT_FOUND[kind]);
  if (found.ownerId === viewer.id)
    throw new AppError('invalid_input', { fields: { object_id: 'You cannot report yourself.' } });
  return { ...found, kind, seenId: id };
}
