/** The results of an item. */
export const ITEM_RESULTS = [
  'created',
  /** It was imported before. */
  'known',
  /** A board or section of the member with the same name is used. */
  'merged',
  'left_out',
] as const;

/** The result of an item of a file. */
export type ItemResult = {
  /** The position of the item in the file. */
  readonly nth: number;
  readonly kind: string;
  readonly title: string;
  readonly result: (typeof ITEM_RESULTS)[number];
  /** Why it was left out, or what of it. */
  readonly reason?: ItemReason;
  /** The id of what was created or found. */
  readonly targetId?: bigint;
};

/** The reasons of a report. */
export const ITEM_REASONS = {
  line_invalid: 'the line is not valid',
  text_invalid: 'a name, text or link is not valid',
  text_changed: 'imported with a shortened text, or without a link that is not valid',
  board_missing: 'its board was not imported',
  board_not_chosen: 'its board was not chosen',
  section_not_chosen: 'its section was not chosen',
  section_on_board: 'its Pins are on the board itself, as chosen',
  on_shared_board: 'it was on a board of another member',
  file_missing: 'its image is missing or too large',
  file_damaged: 'its image is damaged in the file',
  image_invalid: 'its image cannot be read',
  image_unreachable: 'its image could not be fetched',
  page_without_images: 'the page has no image that can be saved',
  saving_refused: 'the site does not allow saving its images',
  image_missing: 'it has no image and no link',
  video_left_out: 'imported as an image: its video cannot be used here',
  video_invalid: 'its video cannot be used: it is damaged, of an unknown kind, too short or too long',
  too_many_videos: 'more videos than a day allows: import the file again tomorrow',
  details_left_out: 'imported without its products, or without details that are not valid',
  reply_left_out: 'it replies to a comment that is not in the file, or was not imported',
  comment_elsewhere: 'the Pin that it was on was not imported',
  topic_unknown: 'there is no such topic here',
  not_imported: 'this kind is not imported',
  refused: 'the site did not accept it',
} as const;

/** The code of a reason of a report. */
export type ItemReason = keyof typeof ITEM_REASONS;

/** Number of items by result. */
export type ImportCounts = Readonly<Record<ItemResult['result'], number>>;
