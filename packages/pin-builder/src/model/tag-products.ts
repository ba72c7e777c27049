import {
  DRAFT_SAVE_DELAY_MS,
  INITIAL_IMAGE_EDIT,
  type DraftProductTag,
  type ImageEdit,
} from '@pegboard/types';
import { moveTagsByEdit } from '../tags/model/tags-after-edit.ts';
import type { BuilderImage, BuilderState, BuilderTransition, ImageTarget } from './builder-state.ts';
import { listItemImageKeys } from './item-images.ts';

/** Sets the products that are tagged on an image, and removes the errors of the former ones. Source: CR-09. */
export function tagProducts(
  state: BuilderState,
  key: string,
  tags: readonly DraftProductTag[],
): BuilderTransition {
  const image = state.images[key];
  if (image === undefined) return { state, effects: [] };
  const prefixes = listItemImageKeys(state.media).flatMap((each, index) =>
    each === key ? [`slot-${index}-tag`] : [],
  );
  const isOfTags = (field: string): boolean => prefixes.some((prefix) => field.startsWith(prefix));
  const serverErrors = Object.fromEntries(
    Object.entries(state.serverErrors).filter(([field]) => !isOfTags(field)),
  );
  const isInConflict = state.save.kind === 'conflict';
  return {
    state: {
      ...state,
      images: { ...state.images, [key]: { ...image, tags } },
      serverErrors,
      revision: state.revision + 1,
      save: isInConflict ? state.save : { kind: 'changed' },
    },
    effects: isInConflict ? [] : [{ type: 'schedule-save', delayMs: DRAFT_SAVE_DELAY_MS }],
  };
}

/** Returns an image with the tags of the one that it replaces, so that none is lost. */
export function withTagsOfReplaced(
  { images }: BuilderState,
  image: BuilderImage,
  target: ImageTarget,
): BuilderImage {
  const replaced = target.kind === 'replace' ? images[target.imageKey]?.tags : undefined;
  return replaced === undefined ? image : { ...image, tags: replaced };
}

/** Returns the tags of an image where they are after another edit; nothing for an image without tags. */
export function withTagsAfterEdit(
  { tags, edit, upload }: BuilderImage,
  after: ImageEdit,
): Pick<BuilderImage, 'tags'> {
  if (tags === undefined) return {};
  const before = edit.kind === 'none' ? INITIAL_IMAGE_EDIT : edit.edit;
  const { width = 0, height = 0 } = upload.kind === 'uploaded' ? upload.image : {};
  // Only the angle depends on the ratio of the image, which is not known before it is uploaded.
  const size = width > 0 && height > 0 ? { width, height } : { width: 1, height: 1 };
  return { tags: moveTagsByEdit(tags, size, before, after) };
}
