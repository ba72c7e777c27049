import { ideasPath, profilePath } from '@pegboard/routes';
import { sql } from 'drizzle-orm';
import { findUser, nextUsername } from '../../people/accounts/index.ts';
import { findTopic } from '../../people/interests/index.ts';
import { boardUrl, findBoard, findBoardByAnyName, listedBoards } from '../../pins/board-access/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { selectPins, type PinView } from '../../pins/pins/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import { topicContents } from '../feed/index.ts';

/** Number of the newest pins of a feed. */
const ITEMS_MAX = 30;
/** Number of the newest contents of a topic that are examined for visible ones. */
const SCAN_LIMIT = 120;

/** The subject of a feed: its texts and paths, and its newest pins that visitors may see. */
export type FeedSource = {
  readonly title: string;
  readonly description: string;
  /** The path of its page. */
  readonly path: string;
  readonly image: string | undefined;
  /** The id of the member whose feed or board it is. */
  readonly authorId: bigint | undefined;
  readonly createdAt: Date | undefined;
  readonly pins: readonly PinView[];
};

/** A feed, the new address of one, 'gone' if its board was deleted, or undefined if there is none. */
export type FeedResult = FeedSource | { readonly movedTo: string } | 'gone' | undefined;

const pinsOfBoard = defineStatement<PinView>(
  'feed of a board',
  (value) => sql`${selectPins} and pins.board_id = ${value('id')}::bigint and ${listedBoards(null)}
    and ${visiblePins(null)}
    and not exists (select from users where users.id = boards.owner_id and users.hides_from_search_engines offset 0)
    order by pins.id desc limit ${ITEMS_MAX}`,
);
const pinsOfMember = defineStatement<PinView>(
  'feed of a member',
  (value) => sql`${selectPins} and pins.pinner_id = ${value('id')}::bigint and ${listedBoards(null)}
    and ${visiblePins(null)}
    order by pins.id desc limit ${ITEMS_MAX}`,
);
const pinsOfTopic = defineStatement<PinView>(
  'feed of a topic',
  (value) => sql`${selectPins} and not pins.is_repin and ${listedBoards(null)}
    and ${visiblePins(null)}
    and not exists (select from users where users.id = pins.pinner_id and users.hides_from_search_engines offset 0)
    and pins.content_id in (${topicContents(sql`${value('id')}::bigint`, SCAN_LIMIT)})
    order by pins.content_id desc limit ${ITEMS_MAX}`,
);

/** Returns the feed of a public board, the newest pins first. */
export async function boardFeed(
  db: Db,
  address: { readonly username: string; readonly slug: string },
): Promise<FeedResult> {
  const board = await findBoard(db, null, address);
  if (!board) {
    const moved = await findBoardByAnyName(db, null, address);
    if (moved === 'gone') return 'gone';
    return moved && isListed(moved) ? { movedTo: boardUrl(moved) } : undefined;
  }
  if (!isListed(board)) return undefined;
  const { id, name, description, createdAt, ownerId } = board;
  const found = await pinsOfBoard(db, { id });
  // Without a pin, the owner is read too: a feed of a member who is hidden from search engines does not exist.
  if (found.length === 0 && (await isHidden(db, ownerId))) return undefined;
  return {
    title: name,
    description: description ?? '',
    path: boardUrl(board),
    image: undefined,
    authorId: ownerId,
    createdAt,
    pins: found,
  };
}

/** Returns whether the pages of a member must not be listed; so they have no feeds. */
async function isHidden(db: Db, id: bigint): Promise<boolean> {
  return (await findUser(db, null, { id }))?.hidesFromSearchEngines ?? true;
}

const isListed = ({ privacy, archivedAt }: { readonly privacy: string; readonly archivedAt: Date | null }) =>
  privacy === 'public' && archivedAt === null;

/** Returns the feed of the pins that a member saved or created on public boards, the newest first. */
export async function memberFeed(db: Db, username: string): Promise<FeedResult> {
  const user = await findUser(db, null, { username });
  if (!user) {
    const next = await nextUsername(db, username);
    return next === undefined ? undefined : { movedTo: profilePath(next) };
  }
  if (user.hidesFromSearchEngines || user.isPrivate) return undefined;
  const { id, fullName, about, imageSignature, createdAt } = user;
  return {
    title: fullName || user.username,
    description: about ?? '',
    path: profilePath(user.username),
    image: imageSignature === null ? undefined : imageUrl(imageSignature, '136x136', 'jpg'),
    authorId: id,
    createdAt,
    pins: await pinsOfMember(db, { id }),
  };
}

/** Returns the feed of the newest pins of a topic and of those below it. */
export async function topicFeed(
  db: Db,
  { id: text, name }: { readonly id: string; readonly name: string },
): Promise<FeedResult> {
  const id = parseId(text);
  const topic = id === undefined ? undefined : await findTopic({ db }, { id });
  if (!topic) return undefined;
  const path = ideasPath({ id: text, urlName: topic.urlName });
  if (name !== topic.urlName) return { movedTo: path };
  return {
    title: topic.name,
    description: '',
    path,
    image: undefined,
    authorId: undefined,
    createdAt: undefined,
    pins: await pinsOfTopic(db, { id: topic.id }),
  };
}
