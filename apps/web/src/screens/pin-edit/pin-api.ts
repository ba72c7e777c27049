import type { PinChange, PinEdit, StoryEdit } from '@pegboard/closeup/edit';
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
  story: 'story',
} as const satisfies Partial<Record<keyof PinEdit, string>>;

/** Returns the texts of a story as PinResource takes them. */
function toStoryOption({ pages, lists }: StoryEdit): object {
  return {
    lists,
    pages: pages.map(({ texts, link = '', mentions = [], textPlace, textAlignment }) => ({
      texts,
      text_place: textPlace,
      text_alignment: textAlignment,
      link,
      mentions: mentions.map(({ userId, username }) => ({ user_id: userId, username })),
    })),
  };
}

/** The products and details of a pin, which the builder's own fields edit (CR-09). */
export type CreatorChange = {
  readonly product_tags?: readonly PinTag[];
  /** Null removes them. */
  readonly details?: DraftDetails | null;
};

const placeSchema = z.object({ id: z.string() });

/** Changes a pin, then moves it; gives the id that it has afterwards. Throws `ResourceError`. */
export async function changePin(
  id: string,
  { fields, place }: PinChange,
  more: CreatorChange = {},
): Promise<string> {
  const changed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      PIN_FIELDS[name as keyof typeof PIN_FIELDS],
      name === 'story' && fields.story ? toStoryOption(fields.story) : value,
    ]),
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
