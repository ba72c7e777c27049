import type { ImportFiles } from '../files/import-files.ts';
import type { ReadItem } from '../import-item.ts';

/** The kinds of files that can be imported. */
export const IMPORT_KINDS = [
  'pegboard',
  'pinterest',
  'bookmarks',
  'raindrop',
  'karakeep',
  'linkwarden',
  'arena',
  'pinry',
  'feed',
  'images',
] as const;
/** The kind of a file that can be imported. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Reads one kind of files. It reads only the files: it uses no network, database or clock. */
export type ImportAdapter = {
  readonly kind: ImportKind;
  /** Returns whether the files are of this kind. */
  detect(files: ImportFiles): Promise<boolean>;
  /** Returns the name under which the ids of the items are remembered. */
  source(files: ImportFiles): Promise<string>;
  /**
   * Reads the items: the boards first, in their order, and an item after those that it refers to. Reading again yields the same items
   * in the same order. Throws `ImportFileError` if the rest cannot be read.
   */
  read(files: ImportFiles): AsyncIterable<ReadItem>;
};
