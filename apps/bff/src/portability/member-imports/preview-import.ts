import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { ImportAdapter } from './adapters/adapter.ts';
import { ImportFileError } from './files/import-file-error.ts';
import type { ImportFiles } from './files/import-files.ts';
import { CHOSEN_BOARDS_MAX, CHOSEN_SECTIONS_MAX, type Privacy } from './import-choices.ts';
import { ITEMS_PER_IMPORT_MAX } from './import-limits.ts';
import { isFetched } from './import-item.ts';
import type { ImportPreview } from './import-preview.ts';
import { findImportedItems } from './imported-items.ts';

/** Number of Pins that are looked up at once. */
const LOOKUP_PINS = 500;

type Counts = {
  -readonly [Key in keyof Omit<ImportPreview, 'kind' | 'source' | 'boards' | 'sectionList'>]: number;
};
type Section = { id: string; board: string; title: string; pins: number };
type Board = { id: string; name: string; privacy: Privacy | null; pins: number };

/**
 * Reads the files as a whole without creating anything, so that nothing is created from a file that is cut off. Throws
 * `ImportFileError`.
 */
export async function previewImport(
  db: Db,
  owner: Pick<SignedIn, 'id'>,
  adapter: ImportAdapter,
  files: ImportFiles,
): Promise<ImportPreview> {
  const source = await adapter.source(files);
  const boards = new Map<string, Board>();
  const sections = new Map<string, Section>();
  const counts: Counts = {
    boardCount: 0,
    sections: 0,
    notes: 0,
    comments: 0,
    follows: 0,
    pins: 0,
    known: 0,
    withoutBoard: 0,
    videos: 0,
    fetched: 0,
    invalid: 0,
    total: 0,
  };
  let pending: Pending[] = [];
  const countPending = async (): Promise<void> => {
    const key = { ownerId: owner.id, source, kind: 'pin' } as const;
    const known = await findImportedItems(
      db,
      key,
      pending.map(({ id }) => id),
    );
    for (const { id, board, section, isFetched, hasVideo } of pending)
      if (known.has(id)) counts.known += 1;
      else {
        counts.pins += 1;
        if (isFetched) counts.fetched += 1;
        if (hasVideo) counts.videos += 1;
        if (section) section.pins += 1;
        if (board) board.pins += 1;
        else counts.withoutBoard += 1;
      }
    pending = [];
  };
  for await (const read of adapter.read(files)) {
    counts.total += 1;
    if (counts.total > ITEMS_PER_IMPORT_MAX) throw new ImportFileError('too_many_items');
    if (!read.ok) {
      counts.invalid += 1;
      continue;
    }
    const { item } = read;
    if (item.kind === 'board') {
      counts.boardCount += 1;
      boards.set(item.id, {
        id: item.id,
        name: item.name.slice(0, NAME_MAX),
        privacy: item.privacy,
        pins: 0,
      });
    }
    if (item.kind === 'section') {
      counts.sections += 1;
      const { id, board, title } = item;
      if (sections.size < CHOSEN_SECTIONS_MAX)
        sections.set(id, { id, board, title: title.slice(0, NAME_MAX), pins: 0 });
    }
    if (item.kind === 'note') counts.notes += 1;
    if (item.kind === 'comment') counts.comments += 1;
    if (item.kind === 'follow' && item.target === 'topic') counts.follows += 1;
    if (item.kind !== 'pin' || item.isOnSharedBoard === true) continue;
    const board = item.board === null ? undefined : boards.get(item.board);
    const { image } = item;
    const hasVideo = item.video != null && files.names.has(item.video);
    const hasImage = image.kind === 'file' ? files.names.has(image.name) : image.kind !== 'none';
    const isMissing = !hasImage && !hasVideo;
    if (isMissing || (item.board !== null && !board)) counts.invalid += 1;
    else
      pending.push({
        id: item.id,
        board,
        section: item.section === null ? undefined : sections.get(item.section),
        isFetched: isFetched(image),
        hasVideo,
      });
    if (pending.length === LOOKUP_PINS) await countPending();
  }
  await countPending();
  if (counts.total === 0) throw new ImportFileError('nothing_found');
  const shown = [...boards.values()].slice(0, CHOSEN_BOARDS_MAX);
  return { kind: adapter.kind, source, boards: shown, sectionList: [...sections.values()], ...counts };
}
const NAME_MAX = 200;

type Pending = {
  readonly id: string;
  readonly board: Board | undefined;
  readonly section: Section | undefined;
  readonly isFetched: boolean;
  readonly hasVideo: boolean;
};
