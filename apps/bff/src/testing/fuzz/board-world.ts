import { boardCollaborators, boardNotes } from '../../pins/board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { TestVisitor } from '../app.ts';
import type { ValueGenerators } from './options-of.ts';

/** Generates a text of a comment, a message or a to-do. */
export const TEXT = 'A cup.';

/**
 * Creates shared objects: boards with two contributors, notes, a share link, a conversation, a report, and
 * deleted pins that can be restored.
 */
export async function boardWorld(
  db: Db,
  [owner, mate]: readonly [TestVisitor, TestVisitor],
  {
    boards,
    pins,
    otherPin,
    drafts,
  }: Readonly<Record<'boards' | 'pins' | 'drafts', readonly string[]> & { otherPin: string }>,
): Promise<ValueGenerators> {
  const [board = ''] = boards;
  await db
    .insert(boardCollaborators)
    .values(boards.map((id) => ({ boardId: BigInt(id), userId: BigInt(mate.id) })));
  const note = (deletedAt: Date | null) => ({
    id: newId(),
    boardId: BigInt(board),
    authorId: BigInt(owner.id),
    title: 'Shelf',
    text: '',
    todos: [{ text: TEXT, isDone: false }],
    deletedAt,
  });
  const notes = [note(null), note(new Date())];
  await db.insert(boardNotes).values(notes);
  const { data: link } = await owner.call('BoardShareLink', 'create', { board_id: board });
  const { data: conversation } = await owner.call('Conversations', 'create', {
    user_ids: [mate.id],
    text: TEXT,
  });
  const saved: string[] = [];
  for (const id of boards)
    saved.push((await owner.call('Repin', 'create', { pin_id: otherPin, board_id: id })).data.id);
  const { data: gone } = await owner.call('BulkEdit', 'delete', { pin_ids: saved });
  const [pin = ''] = pins;
  const reported = { object_type: 'pin', object_id: pin, reason: 'spam' };
  const { data: report } = await mate.call('Report', 'create', reported);
  return [
    [/note_id/, notes.map(({ id }) => String(id))],
    [/link_id/, [link.id]],
    [/share_code/, [link.share_code]],
    [/conversation/, [conversation.id]],
    [/read_to/, [conversation.message_id]],
    [/deleted_at/, [gone.deleted_at]],
    [/^id$/, [...pins, ...saved, ...drafts, report.id]],
    [/object_id/, [pin, board, owner.id]],
  ];
}
