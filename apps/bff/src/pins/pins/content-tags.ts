import { CAROUSEL_SLOTS_MAX, PRODUCT_TAGS_PER_IMAGE } from '@pegboard/types';
import { parseId } from '../../platform/ids/new-id.ts';
import type { PinView } from './pin-view.ts';

/** Maximum number of tagged products shown per pin: those of a full carousel. */
const TAGS_MAX = CAROUSEL_SLOTS_MAX * PRODUCT_TAGS_PER_IMAGE;

/** Returns the contents of the products that are tagged on a pin's images, each once. */
export function contentTags({ rich }: Pick<PinView, 'rich'>): readonly bigint[] {
  const ids = new Set((rich.tags ?? []).map(({ contentId }) => contentId));
  return [...ids].slice(0, TAGS_MAX).flatMap((id) => parseId(id) ?? []);
}
