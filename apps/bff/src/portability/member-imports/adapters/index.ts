import { ImportFileError } from '../files/import-file-error.ts';
import type { ImportFiles } from '../files/import-files.ts';
import { IMPORT_KINDS, type ImportAdapter, type ImportKind } from './adapter.ts';
import { archiveAdapter } from './archive.ts';
import { arenaAdapter } from './arena.ts';
import { bookmarksAdapter } from './bookmarks.ts';
import { jsonDocuments } from './documents.ts';
import { feedAdapter } from './feed.ts';
import { imagesAdapter } from './images.ts';
import { karakeepAdapter } from './karakeep.ts';
import { linkwardenAdapter } from './linkwarden.ts';
import { pinryAdapter } from './pinry.ts';
import { pinterestAdapter } from './pinterest.ts';
import { raindropAdapter } from './raindrop.ts';

/** The adapters in the order in which they are tried: those of images last, as other exports also have images. */
const ADAPTERS: Readonly<Record<ImportKind, ImportAdapter>> = {
  pegboard: archiveAdapter,
  bookmarks: bookmarksAdapter,
  pinterest: pinterestAdapter,
  raindrop: raindropAdapter,
  karakeep: karakeepAdapter,
  linkwarden: linkwardenAdapter,
  arena: arenaAdapter,
  pinry: pinryAdapter,
  feed: feedAdapter,
  images: imagesAdapter,
};

/** Returns the adapter of a kind. */
export const adapterOf = (kind: ImportKind): ImportAdapter => ADAPTERS[kind];

/** Returns whether a text is a kind of files. */
export const isImportKind = (text: string): text is ImportKind =>
  (IMPORT_KINDS as readonly string[]).includes(text);

/** Returns the adapter for files. Throws `ImportFileError` if no adapter reads them. */
export async function detectAdapter(files: ImportFiles): Promise<ImportAdapter> {
  for (const adapter of Object.values(ADAPTERS)) if (await adapter.detect(files)) return adapter;
  const documents = await jsonDocuments(files);
  const isBroken = documents.length > 0 && documents.every(({ value }) => value === undefined);
  throw new ImportFileError(isBroken ? 'json_invalid' : 'kind_unknown');
}
