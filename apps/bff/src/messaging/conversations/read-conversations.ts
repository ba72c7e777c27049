import { sql } from 'drizzle-orm';
import {
  accountLoaders,
  notBlockedCondition,
  unlimitedCondition,
  type UserRow,
} from '../../people/accounts/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { memberStatement } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { isConversationVisible, type Membership } from './find-conversation.ts';
import { isReadable, messagesById, type MessageView } from './read-messages.ts';

/** The limit up to which unread messages and conversations are counted: 100 means 100 or more. */
const UNREAD_MAX = 100;
const NEWEST = 2n ** 63n - 1n;

/** A conversation in a list. */
export type ConversationView = Membership & {
  readonly isGroup: boolean;
  /** The other members that the viewer may see. */
  readonly people: readonly UserRow[];
  /** Number of messages of others after the last one that was read: at most 100. */
  readonly unreadCount: number;
  readonly lastMessage: MessageView | null;
  /** The last message that each of the others has seen, for those who accepted the conversation. */
  readonly seen: readonly { readonly user: UserRow; readonly messageId: bigint }[];
};

/** The number of conversations with unread messages and of requests: at most 100 each. */
export type Waiting = { readonly unreadCount: number; readonly requestCount: number };

type Row = Membership & {
  readonly isGroup: boolean;
  readonly peopleIds: readonly string[];
  readonly unreadCount: number;
  readonly lastReadableId: bigint | null;
  readonly seenBy: readonly { readonly userId: string; readonly messageId: string }[];
};

const conversationRows = memberStatement<Row>(
  'conversations',
  (viewer, value) => sql`
    select member.conversation_id as id, member.state, member.cleared_to as "clearedTo", member.read_to as "readTo",
      member.last_message_id as "lastMessageId", conversations.is_group as "isGroup",
      array(select user_id::text from conversation_members other
        where other.conversation_id = member.conversation_id and other.user_id <> ${viewer.id}
          and (other.state <> 'left' or not conversations.is_group) order by user_id) as "peopleIds",
      (select count(*)::int from (
        select from conversation_messages message
        where message.conversation_id = member.conversation_id and message.sender_id <> ${viewer.id}
          and ${isReadable(viewer, sql`greatest(member.read_to, member.cleared_to)`)}
        limit ${sql.raw(String(UNREAD_MAX))}) unread) as "unreadCount",
      (select message.id from conversation_messages message
        where message.conversation_id = member.conversation_id and ${isReadable(viewer, sql`member.cleared_to`)}
        order by message.id desc limit 1) as "lastReadableId",
      (select coalesce(json_agg(json_build_object('userId', other.user_id::text, 'messageId', other.read_to::text)
          order by other.user_id), '[]')
        from conversation_members other
        where other.conversation_id = member.conversation_id and other.user_id <> ${viewer.id} and other.state = 'joined'
          and other.read_to > 0 and ${notBlockedCondition(viewer, sql`other.user_id`)}) as "seenBy"
    from conversation_members member join conversations on conversations.id = member.conversation_id
    where ${isConversationVisible(viewer)} and case when ${value('id')}::bigint is not null
      then member.conversation_id = ${value('id')}::bigint
      else member.state = ${value('state')} and member.last_message_id < ${value('before')}
        and member.last_message_id > member.cleared_to end
    order by member.last_message_id desc limit ${value('limit')}`,
);

const waiting = memberStatement<Waiting>(
  'waiting conversations',
  (viewer) => sql`
    select (count(*) filter (where state = 'joined' and last_message_id > read_to))::int as "unreadCount",
      (count(*) filter (where state = 'request'))::int as "requestCount"
    from (select * from (
        (select * from conversation_members where user_id = ${viewer.id} and state = 'joined'
          order by last_message_id desc limit ${sql.raw(String(UNREAD_MAX))})
        union all
        (select * from conversation_members where user_id = ${viewer.id} and state = 'request'
          order by last_message_id desc limit ${sql.raw(String(UNREAD_MAX))})
      ) member
      where last_message_id > cleared_to and ${isConversationVisible(viewer)}) member
    where state <> 'request' or not exists (
      select from conversation_messages message
      where message.id = last_message_id and not ${unlimitedCondition(viewer, sql`message.sender_id`)})`,
);

type Reader = Pick<Deps, 'db' | 'bookmarks'>;

/**
 * Returns a page of the viewer's conversations, or of their requests, by last message. Five statements,
 * independent of the page size.
 */
export async function readConversations(
  deps: Reader,
  viewer: SignedIn,
  state: Membership['state'],
  { size, after }: PageParams,
): Promise<Page<ConversationView>> {
  const kind = `conversations ${viewer.id} ${state}`;
  const [before = String(NEWEST)] = deps.bookmarks.read(kind, after) ?? [];
  const params = { id: null, state, before: BigInt(before), limit: size + 1 };
  const { items, bookmark } = toPage(await conversationRows(deps.db, viewer, params), size, (last) =>
    deps.bookmarks.make(kind, [String(last.lastMessageId)]),
  );
  return { items: await hydrate(deps, viewer, items), bookmark };
}

/** Returns one conversation of the viewer. Throws `conversation_not_found`. */
export async function readConversation(
  deps: Pick<Deps, 'db'>,
  viewer: SignedIn,
  id: bigint | undefined,
): Promise<ConversationView> {
  const params = { id: id ?? 0n, state: '', before: 0n, limit: 1 };
  const [found] = await hydrate(deps, viewer, await conversationRows(deps.db, viewer, params));
  if (!found) throw new AppError('conversation_not_found');
  return found;
}

/** Returns the number of conversations with unread messages, and the number of requests, without those of members with a limited reach (OP-09). */
export async function countUnreadConversations({ db }: Pick<Deps, 'db'>, viewer: SignedIn): Promise<Waiting> {
  const [found] = await waiting(db, viewer);
  return found ?? { unreadCount: 0, requestCount: 0 };
}

async function hydrate(
  deps: Pick<Deps, 'db'>,
  viewer: SignedIn,
  rows: readonly Row[],
): Promise<readonly ConversationView[]> {
  const { user } = accountLoaders(deps, viewer);
  const ids = rows.flatMap(({ lastReadableId }) => lastReadableId ?? []);
  const [messages, people] = await Promise.all([
    messagesById(deps, viewer, ids),
    Promise.all(rows.map(({ peopleIds }) => Promise.all(peopleIds.map((id) => user.load(BigInt(id)))))),
  ]);
  return rows.map(({ seenBy, ...row }, at) => {
    const others = (people[at] ?? []).filter((person) => person !== null);
    return {
      ...row,
      people: others,
      lastMessage: row.lastReadableId === null ? null : (messages.get(row.lastReadableId) ?? null),
      seen: seenBy.flatMap(({ userId, messageId }) => {
        const user = others.find(({ id }) => String(id) === userId);
        return user ? [{ user, messageId: BigInt(messageId) }] : [];
      }),
    };
  });
}
