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
  | `slot-${number}-link`;

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
