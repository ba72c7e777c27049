import { PRODUCT_TAGS_PER_IMAGE } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError, type FieldErrors } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { contents, type RichTag } from '../pin-access/index.ts';
import { readPins } from './pin-view.ts';

/** A product that a member tags on an image (CR-09). */
export type TagInput = {
  /** The path of the tag in the request, for its errors, and that of the list of its image. */
  readonly field: string;
  readonly listField: string;
  readonly pinId: string;
  /** Fractions of the image; null for a tag without a place, which is listed only. */
  readonly x: number | null;
  readonly y: number | null;
};

/** A tag with the image that has its place. */
export type ImageTag = TagInput & {
  /** The id of the image of a slide or page; null for the content's own image. */
  readonly imageId: string | null;
};

const TAGGED_TWICE = 'This product is tagged already.';
/** Places are stored with four decimals: a tenth of a pixel of the largest rendition. */
const DECIMALS = 10_000;

/** Returns the errors of tags by their fields: too many on an image, outside of it, or the same product twice (CR-09). */
export function checkTags(tags: readonly TagInput[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [listField, ofImage] of Map.groupBy(tags, (tag) => tag.listField)) {
    if (ofImage.length > PRODUCT_TAGS_PER_IMAGE)
      errors[listField] = `Tag ${PRODUCT_TAGS_PER_IMAGE} products or fewer on an image.`;
    for (const { field, x, y } of ofImage)
      if (!isPlace(x, y)) errors[field] = 'Move this product onto the image.';
    for (const { field } of findRepeated(ofImage, ({ pinId }) => pinId)) errors[field] ??= TAGGED_TWICE;
  }
  return errors;
}

/** Returns whether both fractions are within the image, or both are missing. */
function isPlace(x: number | null, y: number | null): boolean {
  if (x === null || y === null) return x === y;
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

const findRepeated = <T>(all: readonly T[], keyOf: (one: T) => unknown): readonly T[] =>
  all.filter((one, index) => all.findIndex((other) => keyOf(other) === keyOf(one)) < index);

/**
 * Returns checked tags as a content stores them. Throws, each with all its fields, `product_not_found` for a Pin that does
 * not exist or that the member may not see, `pin_not_product`, and `invalid_input` for two Pins of one product.
 */
export async function resolveTags(
  db: Db,
  viewer: SignedIn,
  tags: readonly ImageTag[],
): Promise<readonly RichTag[]> {
  if (tags.length === 0) return [];
  const ids = [...new Set(tags.flatMap(({ pinId }) => parseId(pinId) ?? []))];
  const found = new Map((await readPins(db, viewer, ids)).map((pin) => [String(pin.id), pin]));
  const fieldsOf = (wrong: readonly TagInput[], message: string): FieldErrors =>
    Object.fromEntries(wrong.map(({ field }) => [field, message]));
  const missing = tags.filter(({ pinId }) => !found.has(pinId));
  if (missing.length > 0)
    throw new AppError('product_not_found', { fields: fieldsOf(missing, 'Choose another product.') });
  const others = tags.filter(({ pinId }) => !found.get(pinId)?.rich.products?.length);
  if (others.length > 0)
    throw new AppError('pin_not_product', { fields: fieldsOf(others, 'This Pin is not a product.') });
  const keyOf = ({ listField, pinId }: TagInput): string =>
    `${listField} ${String(found.get(pinId)?.contentId)}`;
  const repeated = findRepeated(tags, keyOf);
  if (repeated.length > 0) throw new AppError('invalid_input', { fields: fieldsOf(repeated, TAGGED_TWICE) });
  const resolved = tags.map(({ pinId, x, y, imageId }): RichTag => ({
    contentId: String(found.get(pinId)?.contentId),
    ...(x === null || y === null ? {} : { x: round(x), y: round(y) }),
    ...(imageId === null || x === null ? {} : { imageId }),
  }));
  // Slides or pages with the same image have its tags in common, each once.
  const copies = findRepeated(resolved, ({ contentId, imageId }) => `${contentId} ${imageId ?? ''}`);
  return resolved.filter((tag) => !copies.includes(tag));
}

const round = (fraction: number): number => Math.round(fraction * DECIMALS) / DECIMALS;

/** Replaces the tags of a content. Runs in the caller's transaction. */
export async function storeTags(tx: Db, contentId: bigint, tags: readonly RichTag[]): Promise<void> {
  const rest = sql`${contents.rich} - 'tags'`;
  const rich =
    tags.length === 0 ? rest : sql`${rest} || jsonb_build_object('tags', ${JSON.stringify(tags)}::jsonb)`;
  await tx
    .update(contents)
    .set({ rich })
    .where(sql`${contents.id} = ${contentId}`);
}
