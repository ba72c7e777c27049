import { profilePath } from '@pegboard/routes';
import { eq, sql } from 'drizzle-orm';
import { findUserByCurrentOrFormerName, findUser, userColumns, users } from '../../people/accounts/index.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { boardUrl, findBoardByAnyName, listedBoards } from '../board-access/index.ts';
import { findPreviews, presentPreview } from '../link-previews/index.ts';
import { visiblePins } from '../pin-access/index.ts';
import { findPin, isGonePin, selectPins, type PinView } from '../pins/index.ts';
import type { Deps } from './deps.ts';
import type { EmbedTarget } from './embed-target.ts';
import { embedCards, embedView, type EmbedView, type GridView } from './embed-view.ts';

/** Number of pins of an embedded board or profile. */
const CARDS_MAX = 24;

const pinsOfBoard = defineStatement<PinView>(
  'pins of an embedded board',
  (value) => sql`${selectPins} and pins.board_id = ${value('id')}::bigint and ${listedBoards(null)}
    and ${visiblePins(null)}
    order by pins.position desc, pins.id desc limit ${CARDS_MAX}`,
);
const pinsOfMember = defineStatement<PinView>(
  'pins of an embedded profile',
  (value) => sql`${selectPins} and pins.pinner_id = ${value('id')}::bigint and ${listedBoards(null)}
    and ${visiblePins(null)}
    order by pins.id desc limit ${CARDS_MAX}`,
);

type Reader = Pick<Deps, 'db' | 'env'>;

/** Returns a pin on a public board, as a visitor sees it; 'gone' if visitors could see it until it was deleted. */
export async function findEmbeddedPin(
  { db, env }: Reader,
  id: string,
): Promise<EmbedView | 'gone' | undefined> {
  const pin = await findPin(db, null, parseId(id));
  if (!pin) return (await isGonePin(db, parseId(id))) ? 'gone' : undefined;
  if (pin.boardPrivacy !== 'public') return undefined;
  const [creator] = await db.select(userColumns).from(users).where(eq(users.id, pin.creatorId));
  return embedView(pin, creator, env.publicUrl);
}

/**
 * Returns a public board, or a profile with the pins that visitors see listed; 'gone' for a deleted board. Former addresses are
 * found too. At most four statements at a current address.
 */
export async function findEmbeddedGrid(
  { db, env }: Reader,
  target: Exclude<EmbedTarget, { kind: 'pin' }>,
): Promise<GridView | 'gone' | undefined> {
  const { publicUrl } = env;
  if (target.kind === 'board') {
    const board = await findBoardByAnyName(db, null, target);
    if (board === 'gone') return 'gone';
    if (board?.privacy !== 'public' || board.archivedAt) return undefined;
    const owner = await findUser(db, null, { id: board.ownerId });
    return {
      title: board.name,
      address: publicUrl + boardUrl(board),
      path: `/embed${boardUrl(board)}`,
      owner: {
        name: owner?.fullName || board.ownerUsername,
        address: publicUrl + profilePath(board.ownerUsername),
      },
      preview: await previewOf({ db, env }, 'board', board.id),
      cards: embedCards(await pinsOfBoard(db, { id: board.id }), publicUrl),
    };
  }
  const user = await findUserByCurrentOrFormerName(db, null, target.username);
  if (!user || user.isPrivate) return undefined;
  return {
    title: user.fullName || user.username,
    address: publicUrl + profilePath(user.username),
    path: `/embed${profilePath(user.username)}`,
    owner: undefined,
    preview: await previewOf({ db, env }, 'member', user.id),
    cards: embedCards(await pinsOfMember(db, { id: user.id }), publicUrl),
  };
}

async function previewOf(
  { db, env }: Reader,
  kind: 'board' | 'member',
  id: bigint,
): Promise<GridView['preview']> {
  const subject = (await findPreviews(db, kind, [id])).get(id);
  if (!subject) return undefined;
  const preview = presentPreview(subject);
  return { ...preview, url: env.publicUrl + preview.url };
}
