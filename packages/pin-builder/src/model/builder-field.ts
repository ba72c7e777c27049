/** A field of the builder. */
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
    | 'too-few-slots'
    | 'upload-failed'
    | 'video-pending'
    | 'video-failed'
    | 'past'
    | 'too-late';
  readonly max: number;
};
