import type { DemoConversation } from '@pegboard/demo-content';
import { peopleKey } from '../../messaging/conversations/index.ts';
import type { tables } from '../tables.ts';
import type { Dated } from './dates.ts';

type Row<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

/** The rows that conversations reference, by name. */
export type ConversationBase = {
  readonly userId: (username: string) => bigint;
  readonly pinId: (key: string) => bigint;
  readonly boardId: (key: string) => bigint;
  readonly date: (ageDays: number) => Dated;
};

/** Returns the rows of the demo conversations, with the read position of each person. */
export function conversationRows(
  conversations: readonly DemoConversation[],
  base: ConversationBase,
): {
  readonly conversations: readonly Row<'conversations'>[];
  readonly conversationMembers: readonly Row<'conversationMembers'>[];
  readonly conversationMessages: readonly Row<'conversationMessages'>[];
} {
  const all = conversations.filter(({ messages }) => messages.length > 0).map((one) => rowsOf(one, base));
  return {
    conversations: all.map(({ conversation }) => conversation),
    conversationMembers: all.flatMap(({ members }) => members),
    conversationMessages: all.flatMap(({ messages }) => messages),
  };
}

function rowsOf(
  { people, requestTo, unreadBy, messages: lines }: DemoConversation,
  { userId, pinId, boardId, date }: ConversationBase,
) {
  const { id, createdAt } = date(lines[0]?.ageDays ?? 0);
  const messages = lines.map(({ from, text = null, pin, board, ageDays }) => ({
    ...date(ageDays),
    conversationId: id,
    senderId: userId(from),
    text,
    pinId: pin === undefined ? null : pinId(pin),
    boardId: board === undefined ? null : boardId(board),
  }));
  const lastOf = (some: readonly { readonly id: bigint }[]): bigint => some.at(-1)?.id ?? 0n;
  return {
    conversation: {
      id,
      createdAt,
      isGroup: people.length > 2,
      peopleKey: peopleKey(people.map(userId)),
    },
    members: people.map((name) => ({
      conversationId: id,
      userId: userId(name),
      state: requestTo.includes(name) ? ('request' as const) : ('joined' as const),
      lastMessageId: lastOf(messages),
      readTo: lastOf(
        unreadBy.includes(name) ? messages.filter(({ senderId }) => senderId === userId(name)) : messages,
      ),
    })),
    messages,
  };
}
