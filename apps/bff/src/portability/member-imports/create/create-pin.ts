import { eq } from 'drizzle-orm';
import { authoriseBoard } from '../../../pins/board-access/index.ts';
import { quickSavesBoardId } from '../../../pins/boards/index.ts';
import { nameCaptions, storeCaptions, type NamedCaptions } from '../../../pins/captions/index.ts';
import { retryIfImageRemoved } from '../../../pins/new-pins/index.ts';
import { contents, pins, type ContentRich } from '../../../pins/pin-access/index.ts';
import { createPin } from '../../../pins/pins/index.ts';
import { parseCaptions } from '../../../pins/video-uploads/index.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { parseId } from '../../../platform/ids/new-id.ts';
import { describedBy, readImageTexts, SIDECAR_BYTES_MAX } from '../adapters/image-texts.ts';
import { ImportFileError } from '../files/import-file-error.ts';
import type { ArchivedDetails, ImportedPin } from '../import-item.ts';
import type { ItemReason } from '../import-report.ts';
import { fitPinTexts } from './fit-text.ts';
import {
  boardOf,
  createItemOnce,
  findItem,
  LeftOutError,
  pastTime,
  type Created,
  type ImportRun,
} from './import-run.ts';
import { parsePinDetails } from './pin-details.ts';
import { richOf } from './rich-of.ts';
import { readFileImage, storeBytes, storeFileImage, storeSourceImage } from './store-source-image.ts';
import { publishSourceVideos, storeSourceVideo, type SourceVideo } from './store-source-video.ts';

/** The maximum length of a computed description. */
const AUTO_ALT_MAX = 800;
/** The maximum number of captions of a video. */
const CAPTIONS_MAX = 50;

/** The stored files of a Pin. */
type StoredMedia = {
  readonly imageId: bigint;
  readonly rich: ContentRich;
  readonly videos: readonly SourceVideo[];
  readonly captions: readonly NamedCaptions[];
  /** True if a video could not be used, and its image is shown. */
  readonly isVideoLeftOut: boolean;
  /** The Pin with the texts of its metadata. */
  readonly described: ImportedPin;
};

/** Creates a Pin with its image or video at a position of its board. */
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
  if (known)
    return {
      result: known.importId === run.importId ? 'created' : 'known',
      targetId: known.targetId,
      ...noteOf(detailsReason(archived), fitPinTexts(pin).isChanged),
    };
  const sectionId = pin.section === null ? null : (run.sections.get(pin.section) ?? null);
  if (sectionId === 'left_out') throw new LeftOutError('section_not_chosen');
  return retryIfImageRemoved(async () => {
    const { imageId, rich, videos, captions, isVideoLeftOut, described } = await storeMedia(run, pin);
    const texts = fitPinTexts(described);
    const created = await createItemOnce(run, 'pin', pin.id, async (tx) => {
      await publishSourceVideos(tx, run, videos);
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
      await storeCaptions(tx, id, captions);
      const savedAt = described.savedAt && pastTime(described.savedAt);
      await tx
        .update(pins)
        .set({ position, ...(savedAt && { createdAt: savedAt }) })
        .where(eq(pins.id, id));
      const createdAt = archived ? pastTime(new Date(archived.createdAt)) : savedAt;
      if (createdAt) await tx.update(contents).set({ createdAt }).where(eq(contents.id, id));
      return id;
    });
    const reason = isVideoLeftOut ? 'video_left_out' : detailsReason(archived);
    return { ...created, ...noteOf(reason, texts.isChanged) };
  });
}

/** Stores the files of a Pin. Throws `LeftOutError`, `ImportFileError`. */
async function storeMedia(run: ImportRun, pin: ImportedPin): Promise<StoredMedia> {
  const { id: pinId, archived, image } = pin;
  const videos: SourceVideo[] = [];
  let isVideoLeftOut = false;
  const storeVideo = async (name: string, coverMs = 0) => {
    const stored = await storeSourceVideo(run, { pinId, name, coverMs });
    if (stored) videos.push(stored);
    else isVideoLeftOut = true;
    return stored?.video;
  };
  const coverMs = archived?.coverMs ?? 0;
  const own = pin.video == null ? undefined : await storeVideo(pin.video, coverMs);
  if (isVideoLeftOut && image.kind === 'none') throw new LeftOutError('video_invalid');
  const storeImage = (name: string): Promise<bigint> => storeFileImage(run, name);
  const rich = archived ? await richOf(archived, { storeImage, storeVideo }) : {};
  if (own) {
    const { imageId, ...video } = own;
    const captions = await captionsOf(archived);
    const listed = captions.map(({ language, name }) => ({ language, name }));
    const described = await describe(run, pin, undefined);
    const all = {
      ...video,
      ...(coverMs > 0 && { coverMs }),
      ...(listed.length > 0 && { captions: listed }),
    };
    return { imageId, rich: { ...rich, video: all }, videos, captions, isVideoLeftOut, described };
  }
  const bytes = pin.metadata && image.kind === 'file' ? await readFileImage(run, image.name) : undefined;
  const imageId = bytes ? await storeBytes(run, bytes) : await storeSourceImage(run, image);
  const described = await describe(run, pin, bytes);
  return { imageId, rich, videos, captions: [], isVideoLeftOut, described };
}

/** Returns a Pin with the texts of the metadata of its file, and of the XMP file beside it. */
async function describe(
  { files }: ImportRun,
  pin: ImportedPin,
  bytes: Uint8Array | undefined,
): Promise<ImportedPin> {
  if (!pin.metadata) return pin;
  const { sidecar } = pin.metadata;
  const read = async (): Promise<Buffer | undefined> =>
    sidecar === null ? undefined : files.read(sidecar, SIDECAR_BYTES_MAX);
  const xmp = await read().catch((error: unknown) => {
    if (!(error instanceof ImportFileError)) throw error;
    return undefined; // it is damaged: the image is imported without it
  });
  return describedBy(pin, await readImageTexts(bytes ?? Buffer.alloc(0), xmp));
}

/** Returns the captions of an archive that can be read, one for each language. */
async function captionsOf(archived: ArchivedDetails | undefined): Promise<readonly NamedCaptions[]> {
  const named = new Map<string, NamedCaptions>();
  for (const { language, vtt } of (archived?.captions ?? []).slice(0, CAPTIONS_MAX)) {
    if (!/^[a-z]{2,3}(?:-[\da-z]{2,8})*$/i.test(language)) continue;
    try {
      named.set(language.toLowerCase(), nameCaptions(language, (await parseCaptions(vtt)).vtt));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return [...named.values()];
}

/** Returns the board for Pins without one: the chosen one, or that of quick saves. */
async function defaultBoard({ deps: { db }, owner, choices }: ImportRun): Promise<bigint> {
  const chosen = choices.board_id === null ? undefined : parseId(choices.board_id);
  if (chosen === undefined) return quickSavesBoardId(db, owner.id);
  return (await authoriseBoard(db, owner, chosen, 'save')).id;
}

/** Returns the reason for which details of a Pin of an archive are not imported. */
const detailsReason = (archived: ArchivedDetails | undefined): ItemReason | undefined =>
  !archived || parsePinDetails(archived.details).isComplete ? undefined : 'details_left_out';

function noteOf(reason: ItemReason | undefined, isTextChanged: boolean): Pick<Created, 'reason'> {
  const noted = reason ?? (isTextChanged ? 'text_changed' : undefined);
  return noted === undefined ? {} : { reason: noted };
}
