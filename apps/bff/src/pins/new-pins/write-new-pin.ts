import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authoriseBoard } from '../board-access/index.ts';
import { findSection } from '../boards/index.ts';
import { createPin } from '../pins/index.ts';
import type { NewPin } from './pin-options.ts';

/** The response to a new pin (§7: reads pinner.id, id). */
export type CreatedPin = { readonly id: string; readonly pinner: { readonly id: string } };

/** The board and section that a new pin goes to. */
export type PinPlace = {
  readonly board: Awaited<ReturnType<typeof authoriseBoard>>;
  readonly sectionId: bigint | null;
};

type NewPinTexts = Pick<NewPin, 'title' | 'description' | 'alt_text' | 'link'>;
type NewPinContents = Pick<Parameters<typeof createPin>[3], 'imageId' | 'isCommentingAllowed' | 'rich'>;

/** Returns the place of a new pin, which the viewer may save to. Throws what `authoriseBoard` and `findSection` throw. */
export async function findPinPlace(
  db: Db,
  viewer: SignedIn,
  input: Pick<NewPin, 'board_id' | 'section'>,
): Promise<PinPlace> {
  const board = await authoriseBoard(db, viewer, parseId(input.board_id), 'save');
  const section =
    input.section === undefined ? null : await findSection(db, board.id, parseId(input.section));
  return { board, sectionId: section?.id ?? null };
}

/** Writes a pin of the viewer with these texts and contents, in a transaction. */
export async function writeNewPin(
  tx: Db,
  viewer: SignedIn,
  { board, sectionId }: PinPlace,
  texts: NewPinTexts,
  contents: NewPinContents,
): Promise<CreatedPin> {
  const title = texts.title ?? null;
  const id = await createPin(tx, board, sectionId, {
    creatorId: viewer.id,
    title,
    gridTitle: title,
    description: texts.description ?? null,
    altText: texts.alt_text ?? null,
    link: texts.link ?? null,
    ...contents,
  });
  return { id: String(id), pinner: { id: String(viewer.id) } };
}
