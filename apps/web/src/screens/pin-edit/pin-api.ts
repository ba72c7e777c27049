import type { PinChange, PinEdit } from '@pegboard/closeup/edit';
import type { DraftDetails } from '@pegboard/types';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import type { PinTag } from './pin-tags.ts';

/** PinResource's names of the fields of a pin's form. */
export const PIN_FIELDS = {
  title: 'title',
  description: 'description',
  link: 'link',
  altText: 'alt_text',
  isCommentingAllowed: 'allow_comments',
  topicIds: 'topics',
  mediaSourceType: 'media_source_type',
  slots: 'slots',
} as const satisfies Partial<Record<keyof PinEdit, string>>;

/** The products and details of a pin, which the builder's own fields edit (CR-09). */
export type CreatorChange = {
  readonly product_tags?: readonly PinTag[];
  readonly details?: DraftDetails;
};

const placeSchema = z.object({ id: z.string() });

/** Changes a pin, then moves it; gives the id that it has afterwards. Throws `ResourceError`. */
export async function changePin(
  id: string,
  { fields, place }: PinChange,
  more: CreatorChange = {},
): Promise<string> {
  const changed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [PIN_FIELDS[name as keyof typeof PIN_FIELDS], value]),
  );
  const options = { ...changed, ...more };
  if (Object.keys(options).length > 0)
    await callResource({ name: 'Pin', action: 'update', options: { id, ...options } });
  if (!place) return id;
  const { boardId, sectionId } = place;
  const moved = await callResource({
    name: 'Repin',
    action: 'update',
    options: { pin_id: id, board_id: boardId, ...(sectionId === undefined ? {} : { section: sectionId }) },
    idempotencyKey: crypto.randomUUID(),
  });
  return placeSchema.parse(moved).id;
}

/** Deletes a pin. Throws `ResourceError`. */
export async function deletePin(id: string): Promise<void> {
  await callResource({ name: 'Pin', action: 'delete', options: { id } });
}

/** Brings back a pin that was deleted just now. Throws `ResourceError`. */
export async function restorePin(id: string): Promise<void> {
  await callResource({ name: 'PinRestore', action: 'create', options: { id } });
}
