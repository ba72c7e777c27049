import { collapseWhitespace, truncateGraphemes, GRID_TITLE_MAX, IMAGE_BYTES_MAX } from '@pegboard/types';
import { and, eq, sql } from 'drizzle-orm';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Authorized } from '../../pins/board-access/index.ts';
import type { Deps } from '../deps.ts';
import { saveImage } from '../../pins/image-lifecycle/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { interests } from '../../people/interests/index.ts';
import { createPin } from '../../pins/pins/index.ts';
import { contents, pins } from '../../pins/pin-access/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

const EXTENSIONS = new Set([
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.avif',
  '.gif',
  '.tif',
  '.tiff',
  '.heic',
  '.heif',
]);
const AT_ONCE = 3;

/** The result of importing a file. */
export type ImportResult =
  | { readonly file: string; readonly kind: 'imported' }
  | { readonly file: string; readonly kind: 'known' }
  | { readonly file: string; readonly kind: 'skipped'; readonly reason: string };

const REASONS = {
  image_type_unsupported: 'not a JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC',
  image_too_large: 'over 100 megapixels or 20,000 pixels a side',
  image_too_many_frames: 'more than 300 frames',
  image_too_slow: 'takes too long to decode',
  image_corrupt: 'cannot be decoded',
} as const;

/**
 * Imports the images of a folder and its subfolders to a board: file names become titles, their last words
 * topics. A repeated import continues: images that are on the board are skipped.
 */
export async function* importFolder(
  deps: Deps,
  owner: Pick<SignedIn, 'id'>,
  board: Pick<Authorized<'save'>, 'id'>,
  folder: string,
): AsyncGenerator<ImportResult & { readonly total: number }> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE);
    const results = await Promise.all(some.map((file) => importFile(deps, owner, board, file)));
    for (const result of results) yield { ...result, total: files.length };
  }
}

async function importFile(
  deps: Deps,
  owner: Pick<SignedIn, 'id'>,
  board: Pick<Authorized<'save'>, 'id'>,
  file: string,
): Promise<ImportResult> {
  if (!EXTENSIONS.has(extname(file).toLowerCase()))
    return { file, kind: 'skipped', reason: REASONS.image_type_unsupported };
  if ((await stat(file)).size > IMAGE_BYTES_MAX)
    return { file, kind: 'skipped', reason: 'larger than 50 MB' };
  const saved = await saveImage(deps, owner.id, { kind: 'upload', bytes: await readFile(file) });
  if (!saved.ok) return { file, kind: 'skipped', reason: REASONS[saved.code] };
  const [same] = await deps.db
    .select({ id: pins.id })
    .from(pins)
    .innerJoin(contents, eq(contents.id, pins.contentId))
    .where(
      and(eq(pins.boardId, board.id), eq(contents.imageId, saved.row.id), sql`${pins.deletedAt} is null`),
    );
  if (same) return { file, kind: 'known' };
  const title = titleFrom(file);
  const interestId = await topicOf(deps, title);
  await createPin(deps.db, board, null, {
    creatorId: owner.id,
    imageId: saved.row.id,
    title,
    gridTitle: title,
    autoAltText: title,
    category: title.toLowerCase().split(' ').at(-1) ?? null,
    interestId,
  });
  return { file, kind: 'imported' };
}

/** Returns the title for a file name: 'coffee-mug.jpg' becomes 'Coffee mug'. */
export function titleFrom(file: string): string {
  const words = collapseWhitespace(basename(file, extname(file)).replaceAll(/[-_]+/g, ' '));
  const title = truncateGraphemes(words, GRID_TITLE_MAX);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Returns the topic of the last word of a title, created if it is new. */
async function topicOf({ db }: Deps, title: string): Promise<bigint | null> {
  const word = title.toLowerCase().split(' ').at(-1) ?? '';
  if (!/^\p{L}{3,}$/u.test(word)) return null;
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  await db.insert(interests).values({ id: newId(), name, urlName: word }).onConflictDoNothing();
  const [row] = await db.select({ id: interests.id }).from(interests).where(eq(interests.urlName, word));
  return row?.id ?? null;
}
