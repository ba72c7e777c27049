import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { memberStatement } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { listedBoards } from '../../pins/board-access/index.ts';
import type { QueryPlan } from './query/plan-query.ts';
import { splitWords } from './text/split-words.ts';

/** Maximum number of a member's notes that are searched, the newest. */
const NOTES_MAX = 500;

const ownNotes = memberStatement<{ readonly board_id: bigint; readonly text: string }>(
  'own notes to search',
  (viewer) => sql`
    select boards.id as board_id,
      concat_ws(' ', note.title, note.text, (select string_agg(todo ->> 'text', ' ') from jsonb_array_elements(note.todos) todo)) as text
    from board_notes note join boards on boards.id = note.board_id
    where note.author_id = ${viewer.id} and note.deleted_at is null and ${listedBoards(viewer)}
    order by note.id desc limit ${NOTES_MAX}`,
  { reusesPlan: true },
);

/**
 * Returns the boards, of those that are listed for a member, on which they wrote a note with all words of a search, those with the newest notes first. A word of a note
 * matches if it begins with that of the search.
 */
export async function boardsOfNotes(db: Db, viewer: SignedIn, plan: QueryPlan): Promise<readonly bigint[]> {
  const required = plan.terms.filter(({ isOptional }) => !isOptional);
  if (required.length === 0) return [];
  const hasAll = (text: string): boolean => {
    const words = splitWords(text);
    return required.every(({ words: anyOf }) =>
      anyOf.some((wanted) => words.some((word) => word.startsWith(wanted))),
    );
  };
  const notes = await ownNotes(db, viewer, {});
  return [...new Set(notes.filter(({ text }) => hasAll(text)).map(({ board_id }) => board_id))];
}
