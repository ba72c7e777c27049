/** The result for a line of an archive. */
export type ItemResult = {
  /** The number of the line in `pegboard.jsonl`. */
  readonly line: number;
  readonly kind: string;
  readonly title: string;
  readonly result:
    | 'created'
    /** It was imported before. */
    | 'known'
    /** Another board of the member with the same name and privacy is used. */
    | 'merged'
    | 'left_out';
  /** Why it was left out, or what of it. */
  readonly reason?: ItemReason;
};

/** The reasons of a report. */
export const ITEM_REASONS = {
  line_invalid: 'the line is not valid',
  text_invalid: 'a name, text or link is not valid',
  board_missing: 'its board was not imported',
  on_shared_board: 'it was on a board of another member',
  file_missing: 'its image is missing or too large',
  file_damaged: 'its image is damaged in the archive',
  image_invalid: 'its image cannot be read',
  video_left_out: 'imported as an image: videos are not imported yet',
  details_left_out: 'imported without its products, or without details that are not valid',
  not_imported: 'this kind is not imported',
  refused: 'the site did not accept it',
} as const;

/** The code of a reason of a report. */
export type ItemReason = keyof typeof ITEM_REASONS;

/** Number of lines by result. */
export type ImportCounts = Readonly<Record<ItemResult['result'], number>>;
