import { sql, type SQL } from 'drizzle-orm';
import { accountLoaders, notBlockedCondition, type UserRow } from '../../people/accounts/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import { boardLoaders } from '../../pins/boards/index.ts';
import { type BoardRow, reachableBoards } from '../../pins/board-access/index.ts';
import type { Deps } from './deps.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { idList, memberStatement, type ViewerValue } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Membership } from './find-conversation.ts';

/** A message as readable by a member of the conversation. */
export type MessageView = {
  readonly id: bigint;
  readonly conversationId: bigint;
  readonly sender: UserRow;
  readonly text: string | null;
  /** The shared pin or board; null if the viewer may not see it or it was deleted. */
  readonly shares: 'pin' | 'board' | null;
  readonly pin: PinView | null;
  readonly board: BoardRow | null;
  /** True if the viewer hid the pin. */
  readonly isPinHidden: boolean;
  /** One per member, without those of members whom the viewer may not see. */
  readonly reactions: readonly MessageReactionView[];
  readonly createdAt: Date;
};

/** A member's reaction to a message. */
export type MessageReactionView = { readonly user: UserRow; readonly reactionType: number };

/** The row of a message, with its pin's id if the viewer may see the pin. */
type MessageRow = {
  readonly id: bigint;
  readonly conversationId: bigint;
  readonly senderId: bigint;
  readonly text: string | null;
  readonly shares: 'pin' | 'board' | null;
  readonly pinId: bigint | null;
  readonly boardId: bigint | null;
  readonly isPinHidden: boolean;
  readonly reactions: readonly { readonly userId: string; readonly reactionType: number }[];
  readonly createdAt: Date;
};

/**
 * The columns of `MessageRow`, over `message`: pins are checked by the common visibility predicate, protected
 * boards are accessible (BF-06).
 */
function messageColumns(viewer: NonNullable<ViewerValue>): SQL {
  return sql`message.id, message.conversation_id as "conversationId", message.sender_id as "senderId", message.text,
    case when message.pin_id is not null then 'pin' when message.board_id is not null then 'board' end as shares,
    (select pins.id from pins join boards on boards.id = pins.board_id join contents on contents.id = pins.content_id
      where pins.id = message.pin_id and pins.deleted_at is null and ${reachableBoards(viewer)} and ${visiblePins(viewer)}
    ) as "pinId", message.board_id as "boardId", message.created_at as "createdAt",
    exists (select from pin_feedback join pins on pins.content_id = pin_feedback.content_id
      where pins.id = message.pin_id and user_id = ${viewer.id}) as "isPinHidden",
    (select coalesce(json_agg(json_build_object('userId', reaction.user_id::text, 'reactionType', reaction.reaction_type)
        order by reaction.user_id), '[]')
      from conversation_message_reactions reaction
      where reaction.message_id = message.id and ${notBlockedCondition(viewer, sql`reaction.user_id`)}) as reactions`;
}

/** Condition: the viewer may read a `message` written after `clearedTo`, because they may see its author. */
export function isReadable(viewer: NonNullable<ViewerValue>, clearedTo: SQL): SQL {
  return sql`message.id > ${clearedTo} and ${notBlockedCondition(viewer, sql`message.sender_id`)}`;
}

const messagePage = memberStatement<MessageRow>(
  'messages',
  (viewer, value) => sql`
    select ${messageColumns(viewer)} from conversation_messages message
    where message.conversation_id = ${value('conversation')} and message.id < ${value('before')}
      and ${isReadable(viewer, sql`${value('clearedTo')}`)}
    order by message.id desc limit ${value('limit')}`,
);
const messagesOf = memberStatement<MessageRow>(
  'messages by id',
  (viewer, value) => sql`
    select ${messageColumns(viewer)} from conversation_messages message
    where message.id = any(${value('ids')}::bigint[])`,
);
const NEWEST = 2n ** 63n - 1n;

/**
 * Returns a page of a conversation's messages, newest first. Four statements, independent of the page size.
 */
export async function readMessages(
  deps: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: SignedIn,
  { id, clearedTo }: Pick<Membership, 'id' | 'clearedTo'>,
  { size, after }: PageParams,
): Promise<Page<MessageView>> {
  const kind = `messages ${viewer.id} ${id}`;
  const [before = String(NEWEST)] = deps.bookmarks.read(kind, after) ?? [];
  const rows = await messagePage(deps.db, viewer, {
    conversation: id,
    clearedTo,
    before: BigInt(before),
    limit: size + 1,
  });
  const { items, bookmark } = toPage(rows, size, (last) => deps.bookmarks.make(kind, [String(last.id)]));
  return { items: await hydrateMessages(deps, viewer, items), bookmark };
}

/** Returns messages by id that were checked to be readable. */
export async function messagesById(
  deps: Pick<Deps, 'db'>,
  viewer: SignedIn,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, MessageView>> {
  const rows = ids.length === 0 ? [] : await messagesOf(deps.db, viewer, { ids: idList(ids) });
  return new Map((await hydrateMessages(deps, viewer, rows)).map((message) => [message.id, message]));
}

/** Adds the authors, pins and boards of messages. */
async function hydrateMessages(
  deps: Pick<Deps, 'db'>,
  viewer: SignedIn,
  rows: readonly MessageRow[],
): Promise<readonly MessageView[]> {
  const { user } = accountLoaders(deps, viewer);
  const { board } = boardLoaders(deps, viewer);
  const pins = await hydratePins(
    deps.db,
    rows.flatMap(({ pinId }) => pinId ?? []),
  );
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]));
  const views = await Promise.all(
    rows.map(async ({ senderId, pinId, boardId, reactions, ...row }): Promise<MessageView | undefined> => {
      const [sender, shared, reacted] = await Promise.all([
        user.load(senderId),
        boardId === null ? null : board.load(boardId),
        Promise.all(reactions.map(({ userId }) => user.load(BigInt(userId)))),
      ]);
      if (!sender) return undefined;
      return {
        ...row,
        sender,
        board: shared,
        pin: pinId === null ? null : (pinOf.get(pinId) ?? null),
        reactions: reactions.flatMap(({ reactionType }, at) => {
          const person = reacted[at];
          return person ? [{ user: person, reactionType }] : [];
        }),
      };
    }),
  );
  return views.filter((view) => view !== undefined);
}
