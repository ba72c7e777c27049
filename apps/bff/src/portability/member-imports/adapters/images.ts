import { basename, extname } from 'node:path/posix';
import type { ImportFiles } from '../files/import-files.ts';
import type { ReadItem } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { createFolderBoards, type FolderTarget } from './folders.ts';
import { derivedId, sourceText } from './source-text.ts';

const IMAGE = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|heif)$/i;
const VIDEO = /\.(?:mp4|m4v|mov|webm|mkv)$/i;
/** Files that systems add to folders, and descriptions of images. */
const IGNORED = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)|\.(?:xmp|json|txt|html?)$/i;

/**
 * Images and videos in folders. The folders of the first level are boards, and those inside of them sections. File names are titles, unless the
 * metadata of an image, or an XMP file beside it, has another. A folder around everything is left out.
 */
export const imagesAdapter: ImportAdapter = {
  kind: 'images',
  detect: async (files) => [...files.names].some((name) => isMedia(name) && !IGNORED.test(name)),
  source: async () => 'images',
  async *read(files) {
    const names = [...files.names].filter((name) => !IGNORED.test(name)).toSorted(byName);
    const images = names.filter(isMedia);
    const sidecars = findSidecars(files.names);
    const skipped = countOuterFolders(images);
    const pathOf = (name: string): readonly string[] => name.split('/').slice(skipped, -1);
    const folders = createFolderBoards();
    for (const name of images) folders.add(pathOf(name));
    for (const item of [...folders.boards(), ...folders.sections()]) yield { ok: true, item };
    for (const name of names)
      if (isMedia(name))
        yield await toPin(
          files,
          name,
          folders.add(pathOf(name)),
          sidecars.get(name) ?? sidecars.get(stemOf(name)),
        );
      else yield { ok: false, kind: 'file', title: sourceText(name) ?? '', reason: 'not_imported' };
  },
};

const isMedia = (name: string): boolean => IMAGE.test(name) || VIDEO.test(name);
const stemOf = (name: string): string => name.slice(0, name.length - extname(name).length);

/** Returns the XMP files by the names that they describe: `a.xmp` is of `a.jpg`, as is `a.jpg.xmp`. */
function findSidecars(names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const sidecars = [...names].filter((name) => /\.xmp$/i.test(name));
  return new Map(sidecars.map((name) => [stemOf(name), name]));
}

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
  { board, section }: FolderTarget,
  sidecar: string | undefined,
): Promise<ReadItem> {
  const isVideo = VIDEO.test(name);
  return {
    ok: true,
    item: {
      kind: 'pin',
      id: derivedId(name, (await files.fingerprint(name)) ?? ''),
      board,
      section,
      image: isVideo ? { kind: 'none' } : { kind: 'file', name },
      ...(isVideo ? { video: name } : {}),
      metadata: { sidecar: sidecar ?? null },
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
