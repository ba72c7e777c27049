import { inArray, sql } from 'drizzle-orm';
import { checkWords, type CheckedTexts } from '../../people/word-rules/index.ts';
import { type Authorized, boards, boardSections } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { contents, pins } from '../pin-access/index.ts';
import { insertPinEvents, pinCreated } from './events.ts';

/** The content of a new pin, validated by the resource's schema. */
export type NewContent = Omit<typeof contents.$inferInsert, 'id' | 'createdAt'>;

/** A new pin with its place, and with its times and its position if they are not those of a pin that is created now. */
export type NewPin = {
  readonly board: Pick<Authorized<'save'>, 'id'>;
  readonly sectionId: bigint | null;
  readonly content: NewContent & Pick<typeof contents.$inferInsert, 'createdAt'>;
  readonly position?: number;
  readonly savedAt?: Date;
};

/** Creates a content and its canonical pin on a board, with the counters, in one transaction. Returns the pin's id. */
export async function createPin(
  db: Db,
  board: Pick<Authorized<'save'>, 'id'>,
  sectionId: bigint | null,
  content: NewContent,
): Promise<bigint> {
  const [id] = await createPins(db, [{ board, sectionId, content }]);
  if (id === undefined) throw new Error('createPins() has returned no id for a pin.');
  return id;
}

/** Creates contents and their canonical pins as `createPin` does, with one statement per table. Returns the ids in their order. */
export async function createPins(db: Db, created: readonly NewPin[]): Promise<readonly bigint[]> {
  if (created.length === 0) return [];
  await checkWords(db, textsOf(created));
  return db.transaction(async (tx) => {
    const rows = created.map((pin) => ({ id: newId(), ...pin }));
    // The boards are locked before the foreign keys of the pins lock their sections (docs/decisions/0040).
    for (const [id, count] of countById(rows.map(({ board }) => board.id)))
      await tx
        .update(boards)
        .set({ pinCount: sql`${boards.pinCount} + ${count}`, lastPinnedAt: sql`now()` })
        .where(sql`${boards.id} = ${id}`);
    await tx.insert(contents).values(rows.map(({ id, content }) => ({ id, ...content })));
    await tx.insert(pins).values(
      rows.map(({ id, board, sectionId, content, position, savedAt }) => ({
        id,
        contentId: id,
        boardId: board.id,
        sectionId,
        pinnerId: content.creatorId,
        position: position ?? Number(id >> 22n),
        ...(savedAt && { createdAt: savedAt }),
      })),
    );
    for (const [id, count] of countById(rows.flatMap(({ sectionId }) => sectionId ?? [])))
      await tx
        .update(boardSections)
        .set({ pinCount: sql`${boardSections.pinCount} + ${count}` })
        .where(sql`${boardSections.id} = ${id}`);
    const ids = rows.map(({ id }) => id);
    await tx.execute(insertPinEvents(pinCreated, inArray(pins.id, ids)));
    return ids;
  });
}

/** Returns the texts of new pins by their field; those of several pins have its number too. */
function textsOf(created: readonly NewPin[]): CheckedTexts {
  const texts = created.flatMap(({ content: { title, description, altText } }, nth) => {
    const prefix = created.length === 1 ? '' : `${nth} `;
    return Object.entries({ title, description, alt_text: altText }).map(([name, text]) => [
      prefix + name,
      text,
    ]);
  });
  return Object.fromEntries(texts) as CheckedTexts;
}

/** Counts ids, and returns them in their order, in which all transactions lock rows. */
function countById(ids: readonly bigint[]): readonly (readonly [bigint, number])[] {
  const counts = new Map<bigint, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
