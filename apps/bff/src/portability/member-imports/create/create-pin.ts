import { authoriseBoard, type Authorized } from '../../../pins/board-access/index.ts';
import { quickSavesBoardId } from '../../../pins/boards/index.ts';
import { nameCaptions, storeCaptions, type NamedCaptions } from '../../../pins/captions/index.ts';
import { retryIfImageRemoved } from '../../../pins/image-lifecycle/index.ts';
import type { ContentRich } from '../../../pins/pin-access/index.ts';
import { createPins, type NewPin } from '../../../pins/pins/index.ts';
import { parseCaptions } from '../../../pins/video-uploads/index.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { parseId } from '../../../platform/ids/new-id.ts';
import { describedBy, readImageTexts, SIDECAR_BYTES_MAX } from '../adapters/image-texts.ts';
import { ImportFileError } from '../files/import-file-error.ts';
import type { ArchivedDetails, ImportedPin } from '../import-item.ts';
import { FILES_AT_ONCE } from '../import-limits.ts';
import type { ItemReason } from '../import-report.ts';
import { createAllOnce, findImportedItems, type FoundItem } from '../imported-items.ts';
import { fitPinTexts, type FittedTexts } from './fit-text.ts';
import { boardOf, kindKeyOf, LeftOutError, pastTime, type Created, type ImportRun } from './import-run.ts';
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

/** A Pin of a file, and its position on its board. */
export type PlacedPin = { readonly pin: ImportedPin; readonly position: number };

/** The result of creating a Pin, or the error for which it was not created. */
export type PinAttempt = { readonly created: Created } | { readonly error: unknown };

/** A Pin whose files are stored. */
type PreparedPin = PlacedPin & {
  readonly boardId: bigint;
  readonly sectionId: bigint | null;
  readonly media: StoredMedia;
  readonly texts: FittedTexts;
};

/**
 * Creates Pins with their images and videos: the files of several at once, then all Pins in one transaction. If that fails, each is created in
 * one of its own, so that a Pin that cannot be created does not stop the others. No two have the same id.
 */
export async function createImportedPins(
  run: ImportRun,
  placed: readonly PlacedPin[],
): Promise<readonly PinAttempt[]> {
  const ids = placed.map(({ pin }) => pin.id);
  const known = await findImportedItems(run.deps.db, kindKeyOf(run, 'pin'), ids);
  const attempts = new Map<string, PinAttempt>();
  const prepared: PreparedPin[] = [];
  await eachAtOnce(placed, async (one) => {
    const { pin } = one;
    try {
      const boardId = await boardOfPin(run, pin);
      const found = known.get(pin.id);
      if (found) attempts.set(pin.id, { created: knownPin(run, pin, found) });
      else prepared.push(await preparePin(run, one, boardId));
    } catch (error) {
      attempts.set(pin.id, { error });
    }
  });
  const all = await createPrepared(run, prepared).catch(() => undefined);
  for (const one of prepared)
    attempts.set(
      one.pin.id,
      await attempt(async () => all?.get(one.pin.id) ?? (await createAlone(run, one))),
    );
  return ids.map((id) => attempts.get(id) ?? { error: new Error('A Pin was not handled.') });
}

async function attempt(create: () => Promise<Created>): Promise<PinAttempt> {
  try {
    return { created: await create() };
  } catch (error) {
    return { error };
  }
}

/** Calls `work` for each of several items, for a few at once. */
async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
}

/** Returns the board of a Pin. Throws `LeftOutError`. */
async function boardOfPin(run: ImportRun, pin: ImportedPin): Promise<bigint> {
  if (pin.isOnSharedBoard === true) throw new LeftOutError('on_shared_board');
  return pin.board === null ? defaultBoard(run) : boardOf(run, pin.board);
}

function knownPin(run: ImportRun, pin: ImportedPin, { importId, targetId }: FoundItem): Created {
  const result = importId === run.importId ? 'created' : 'known';
  return { result, targetId, ...noteOf(detailsReason(pin.archived), fitPinTexts(pin).isChanged) };
}

/** Returns the section of a Pin, or null without one. Throws `LeftOutError`. */
function sectionOfPin(run: ImportRun, { section }: ImportedPin): bigint | null {
  const sectionId = section === null ? null : (run.sections.get(section) ?? null);
  if (sectionId === 'left_out') throw new LeftOutError('section_not_chosen');
  return sectionId;
}

async function preparePin(run: ImportRun, placed: PlacedPin, boardId: bigint): Promise<PreparedPin> {
  const sectionId = sectionOfPin(run, placed.pin);
  const media = await storeMedia(run, placed.pin);
  return { ...placed, boardId, sectionId, media, texts: fitPinTexts(media.described) };
}

/** Creates a Pin in a transaction of its own; its files are stored again if they were removed meanwhile. */
function createAlone(run: ImportRun, { pin, position, boardId }: PreparedPin): Promise<Created> {
  return retryIfImageRemoved(async () => {
    const created = await createPrepared(run, [await preparePin(run, { pin, position }, boardId)]);
    const found = created.get(pin.id);
    if (!found) throw new Error('A Pin was not created.');
    return found;
  });
}

/** Creates Pins whose files are stored, in one transaction. Returns their results by their ids in the file. */
async function createPrepared(
  run: ImportRun,
  prepared: readonly PreparedPin[],
): Promise<ReadonlyMap<string, Created>> {
  if (prepared.length === 0) return new Map();
  const { deps, owner, importId } = run;
  const byId = new Map(prepared.map((one) => [one.pin.id, one]));
  const found = await createAllOnce(
    deps.db,
    kindKeyOf(run, 'pin'),
    [...byId.keys()],
    importId,
    async (tx, missing) => {
      const fresh = missing.flatMap((id) => byId.get(id) ?? []);
      const boards = new Map<bigint, Authorized<'save'>>();
      for (const id of new Set(fresh.map(({ boardId }) => boardId)))
        boards.set(id, await authoriseBoard(tx, owner, id, 'save'));
      for (const { media } of fresh) await publishSourceVideos(tx, run, media.videos);
      const ids = await createPins(
        tx,
        fresh.flatMap((one) => {
          const board = boards.get(one.boardId);
          return board ? newPinOf(run, one, board) : [];
        }),
      );
      for (const [nth, id] of ids.entries()) await storeCaptions(tx, id, fresh[nth]?.media.captions ?? []);
      return ids;
    },
  );
  return new Map(
    prepared.map(({ pin, media, texts }) => {
      const { importId: creator, targetId } = found.get(pin.id) ?? { importId, targetId: 0n };
      const reason = media.isVideoLeftOut ? 'video_left_out' : detailsReason(pin.archived);
      const result = creator === importId ? 'created' : 'known';
      return [pin.id, { result, targetId, ...noteOf(reason, texts.isChanged) }] as const;
    }),
  );
}

function newPinOf(
  run: ImportRun,
  { pin: { archived }, sectionId, position, media: { imageId, rich, described }, texts }: PreparedPin,
  board: Authorized<'save'>,
): NewPin {
  const { title, description, altText, link } = texts;
  const savedAt = described.savedAt && pastTime(described.savedAt);
  const createdAt = archived ? pastTime(new Date(archived.createdAt)) : savedAt;
  return {
    board,
    sectionId,
    position,
    ...(savedAt && { savedAt }),
    content: {
      creatorId: run.owner.id,
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
      ...(createdAt && { createdAt }),
    },
  };
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
