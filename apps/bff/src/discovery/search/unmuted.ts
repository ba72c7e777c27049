import { sql } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { interests } from '../../people/interests/index.ts';
import { boards } from '../../pins/board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { idList, memberStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { unmutedBoards, unmutedPeople, unmutedText, unmutedTopics } from '../../relationships/mutes/index.ts';

type WithId = { readonly id: bigint };

/** The statements that select those of some ids which the viewer does not mute. */
const UNMUTED = {
  board: memberStatement<WithId>(
    'boards that are not muted',
    (viewer, value) =>
      sql`select ${boards.id} from ${boards} where ${boards.id} = any(${value('ids')}::bigint[]) and ${unmutedBoards(viewer)}`,
    { reusesPlan: true },
  ),
  person: memberStatement<WithId>(
    'members who are not muted',
    (viewer, value) =>
      sql`select ${users.id} from ${users} where ${users.id} = any(${value('ids')}::bigint[]) and ${unmutedPeople(viewer)}`,
    { reusesPlan: true },
  ),
  topic: memberStatement<WithId>(
    'topics that are not muted',
    (viewer, value) =>
      sql`select ${interests.id} from ${interests} where ${interests.id} = any(${value('ids')}::bigint[]) and ${unmutedTopics(viewer)}`,
    { reusesPlan: true },
  ),
};

/** A kind of results that are filtered after the search; pins are filtered by `visiblePins`. */
export type UnmutedKind = keyof typeof UNMUTED;

/** Returns the results of a search that the viewer does not mute (SR-13), in their order. */
export async function withoutMuted<Row extends WithId>(
  db: Db,
  viewer: Viewer,
  kind: UnmutedKind,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (!viewer?.hasMutes || rows.length === 0) return rows;
  const shown = await UNMUTED[kind](db, viewer, { ids: idList(rows.map(({ id }) => id)) });
  const ids = new Set(shown.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

const unmutedTextsOf = memberStatement<{ readonly text: string }>(
  'texts without muted words',
  (viewer, value) =>
    sql`select text from json_array_elements_text(${value('texts')}::json) text where ${unmutedText(viewer, sql`text`)}`,
);

/** Returns the texts that contain no word which the viewer mutes, in their order. */
export async function withoutMutedWords(
  db: Db,
  viewer: Viewer,
  texts: readonly string[],
): Promise<readonly string[]> {
  if (!viewer?.hasMutes || texts.length === 0) return texts;
  const shown = await unmutedTextsOf(db, viewer, { texts: JSON.stringify(texts) });
  const all = new Set(shown.map(({ text }) => text));
  return texts.filter((text) => all.has(text));
}
