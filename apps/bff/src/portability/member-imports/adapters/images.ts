import { basename, extname } from 'node:path/posix';
import type { ImportFiles } from '../files/import-files.ts';
import type { ReadItem } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { createFolderBoards } from './folders.ts';
import { derivedId, sourceText } from './source-text.ts';

const IMAGE = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|heif)$/i;
/** Files that systems add to folders, and descriptions of images. */
const IGNORED = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)|\.(?:xmp|json|txt|html?)$/i;

/**
 * Images in folders. The folders of the first level are boards, and those inside of them sections; file names are titles. A folder around
 * everything is left out.
 */
export const imagesAdapter: ImportAdapter = {
  kind: 'images',
  detect: async (files) => [...files.names].some((name) => IMAGE.test(name) && !IGNORED.test(name)),
  source: async () => 'images',
  async *read(files) {
    const names = [...files.names].filter((name) => !IGNORED.test(name)).toSorted(byName);
    const images = names.filter((name) => IMAGE.test(name));
    const skipped = countOuterFolders(images);
    const pathOf = (name: string): readonly string[] => name.split('/').slice(skipped, -1);
    const folders = createFolderBoards();
    for (const name of images) folders.add(pathOf(name));
    for (const item of [...folders.boards(), ...folders.sections()]) yield { ok: true, item };
    for (const name of names)
      if (IMAGE.test(name)) yield await toPin(files, name, folders.add(pathOf(name)));
      else yield { ok: false, kind: 'file', title: sourceText(name) ?? '', reason: 'not_imported' };
  },
};

const collator = new Intl.Collator('en', { numeric: true });
const byName = (one: string, other: string): number => collator.compare(one, other);

/** Returns 1 if all images are in one folder with more folders in it. */
function countOuterFolders(names: readonly string[]): number {
  const paths = names.map((name) => name.split('/'));
  const outer = new Set(paths.map((path) => (path.length > 1 ? path[0] : undefined)));
  const isOne = outer.size === 1 && !outer.has(undefined);
  return isOne && paths.some((path) => path.length > 2) ? 1 : 0;
}

async function toPin(
  files: ImportFiles,
  name: string,
  { board, section }: { readonly board: string | null; readonly section: string | null },
): Promise<ReadItem> {
  return {
    ok: true,
    item: {
      kind: 'pin',
      id: derivedId(name, (await files.fingerprint(name)) ?? ''),
      board,
      section,
      image: { kind: 'file', name },
      title: titleOf(name),
      description: null,
      altText: null,
      link: null,
      savedAt: null,
    },
  };
}

/** Returns the title for a file name: 'coffee-mug.jpg' becomes 'Coffee mug'; null for the names that cameras give. */
export function titleOf(name: string): string | null {
  const words = sourceText(basename(name, extname(name)).replaceAll(/[-_\s]+/g, ' '));
  if (
    words === null ||
    /^(?:(?:img|dsc|dscn|dscf|pxl|photo|image|screenshot|p)?[\s\d().]*|[0-9a-f-\s]{24,})$/i.test(words)
  )
    return null;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
