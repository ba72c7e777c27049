import type { StoryListName } from '@pegboard/types';

/** A field of the builder. Numbers are positions, from 0. */
export type BuilderField =
  | 'media'
  | 'title'
  | 'description'
  | 'altText'
  | 'link'
  | 'boardId'
  | 'topicIds'
  | 'scheduledTime'
  | `slot-${number}-title`
  | `slot-${number}-link`
  | `page-${number}`
  | `page-${number}-text-${number}`
  | `page-${number}-link`
  | 'list-servings'
  | 'list-minutes'
  | `list-${StoryListName}`
  | `list-${StoryListName}-${number}`
  /** A field of the details, by its path in a draft. */
  | `details.${string}`
  /** The products on an image, and one of them: by the index of the slot or page, 0 for a single image. */
  | `slot-${number}-tags`
  | `slot-${number}-tag-${number}`;

/** The problem of a field, as data. `index` is the slot that it belongs to. */
export type BuilderProblem = {
  readonly field: BuilderField;
  readonly reason:
    | 'too-long'
    | 'too-many'
    | 'missing'
    | 'link-invalid'
    | 'link-blocked'
    | 'link-not-https'
    | 'page-empty'
    | 'too-few-slots'
    | 'upload-failed'
    /** An image that cannot be used, however often it is tried. */
    | 'upload-rejected'
    | 'video-pending'
    | 'video-failed'
    | 'past'
    | 'too-late';
  readonly max: number;
};
