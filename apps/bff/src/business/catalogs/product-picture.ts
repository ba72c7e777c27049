import { sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { saveImage } from '../../pins/image-lifecycle/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { ItemRow } from './item-row.ts';

/** Maximum size of a fetched image (promises.md), in bytes. */
const PICTURE_BYTES_MAX = 10_000_000;
const PICTURES: readonly string[] = [
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
  'image/heic',
  'image/heif',
  'application/octet-stream',
  'binary/octet-stream',
];

/**
 * Returns the image of a product: that of another product of the catalog with the same address, or fetched
 * and stored. `busy` if too many fetches are running.
 */
export async function fetchProductPicture(
  deps: Deps,
  owner: Pick<SignedIn, 'id'>,
  { catalogId, product }: Pick<ItemRow, 'catalogId' | 'product'>,
): Promise<bigint | 'busy' | 'image_unreachable' | 'image_unfit'> {
  const { rows } = await deps.db.execute<{ id: string }>(sql`
    select contents.image_id::text as id from catalog_items item join contents on contents.id = item.content_id
    where item.catalog_id = ${catalogId} and item.shown_image_url = ${product.imageUrl} limit 1`);
  const [known] = rows;
  if (known) return BigInt(known.id);
  const fetched = await deps.fetchSafely(product.imageUrl, {
    body: { maxBytes: PICTURE_BYTES_MAX, types: PICTURES },
  });
  if (fetched.kind === 'refused') {
    if (fetched.why === 'busy') return 'busy';
    return fetched.why === 'type_refused' || fetched.why === 'too_large'
      ? 'image_unfit'
      : 'image_unreachable';
  }
  if (fetched.status < 200 || fetched.status >= 300) return 'image_unreachable';
  const saved = await saveImage(deps, owner.id, { kind: 'upload', bytes: fetched.bytes });
  return saved.ok ? saved.row.id : 'image_unfit';
}
