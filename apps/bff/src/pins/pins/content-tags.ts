import { parseId } from '../../platform/ids/new-id.ts';
import type { PinView } from './pin-view.ts';

/** Maximum number of tagged products shown per image. */
const TAGS_MAX = 12;

/** Returns the contents of the products that are tagged on a pin's image. */
export function contentTags({ rich }: Pick<PinView, 'rich'>): readonly bigint[] {
  return (rich.tags ?? []).slice(0, TAGS_MAX).flatMap(({ contentId }) => parseId(contentId) ?? []);
}
