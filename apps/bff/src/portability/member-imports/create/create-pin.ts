import { eq } from 'drizzle-orm';
import { authoriseBoard } from '../../../pins/board-access/index.ts';
import { quickSavesBoardId } from '../../../pins/boards/index.ts';
import { retryIfImageRemoved } from '../../../pins/new-pins/index.ts';
import { contents, pins } from '../../../pins/pin-access/index.ts';
import { createPin } from '../../../pins/pins/index.ts';
import { parseId } from '../../../platform/ids/new-id.ts';
import type { ArchivedDetails, ImportedPin } from '../import-item.ts';
import type { ItemReason } from '../import-report.ts';
import { fitPinTexts } from './fit-text.ts';
import {
  boardOf,
  createItemOnce,
  findItem,
  LeftOutError,
  type Created,
  type ImportRun,
} from './import-run.ts';
import { parsePinDetails } from './pin-details.ts';
import { richOf } from './rich-of.ts';
import { storeFileImage, storeSourceImage } from './store-source-image.ts';

/** The maximum length of a computed description. */
const AUTO_ALT_MAX = 800;

/** Creates a Pin with its image at a position of its board. */
export async function createImportedPin(
  run: ImportRun,
  pin: ImportedPin,
  position: number,
): Promise<Created> {
  const { owner } = run;
  const { archived } = pin;
  if (pin.isOnSharedBoard === true) throw new LeftOutError('on_shared_board');
  const boardId = pin.board === null ? await defaultBoard(run) : boardOf(run, pin.board);
  const known = await findItem(run, 'pin', pin.id);
  const texts = fitPinTexts(pin);
  const reason = archivedReason(archived) ?? (texts.isChanged ? 'text_changed' : undefined);
  const noted = reason === undefined ? {} : { reason };
  if (known)
    return {
      result: known.importId === run.importId ? 'created' : 'known',
      targetId: known.targetId,
      ...noted,
    };
  const sectionId = pin.section === null ? null : (run.sections.get(pin.section) ?? null);
  const created = await retryIfImageRemoved(async () => {
    const imageId = await storeSourceImage(run, pin.image);
    const rich = archived ? await richOf(archived, (name) => storeFileImage(run, name)) : {};
    return createItemOnce(run, 'pin', pin.id, async (tx) => {
      const board = await authoriseBoard(tx, owner, boardId, 'save');
      const { title, description, altText, link } = texts;
      const id = await createPin(tx, board, sectionId, {
        creatorId: owner.id,
        imageId,
        title,
        gridTitle: title,
        description,
        altText,
        link,
        rich,
        ...(archived && {
          autoAltText: archived.autoAltText?.slice(0, AUTO_ALT_MAX) ?? null,
          digitalMediaSourceType: archived.digitalMediaSourceType,
          isCommentingAllowed: archived.isCommentingAllowed,
        }),
      });
      const savedAt = pastTime(pin.savedAt);
      await tx
        .update(pins)
        .set({ position, ...(savedAt && { createdAt: savedAt }) })
        .where(eq(pins.id, id));
      const createdAt = archived ? pastTime(new Date(archived.createdAt)) : savedAt;
      if (createdAt) await tx.update(contents).set({ createdAt }).where(eq(contents.id, id));
      return id;
    });
  });
  return { ...created, ...noted };
}

/** Returns the board for Pins without one: the chosen one, or that of quick saves. */
async function defaultBoard({ deps: { db }, owner, choices }: ImportRun): Promise<bigint> {
  const chosen = choices.board_id === null ? undefined : parseId(choices.board_id);
  if (chosen === undefined) return quickSavesBoardId(db, owner.id);
  return (await authoriseBoard(db, owner, chosen, 'save')).id;
}

/** Returns the reason for which a part of a Pin of an archive is not imported. */
function archivedReason(archived: ArchivedDetails | undefined): ItemReason | undefined {
  if (!archived) return undefined;
  const { video, pages, details } = archived;
  if (video !== null || pages.some((page) => page.video !== null)) return 'video_left_out';
  return parsePinDetails(details).isComplete ? undefined : 'details_left_out';
}

/** Returns a time of a file; the present one for a later time. */
const pastTime = (time: Date | null): Date | null => time && new Date(Math.min(time.getTime(), Date.now()));
