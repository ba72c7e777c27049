/** The longest title of a new Pin, in graphemes. Source: CR-04. */
export const NEW_PIN_TITLE_MAX = 100;

/** The longest description of a new Pin, in graphemes. Source: CR-04, §5. */
export const NEW_PIN_DESCRIPTION_MAX = 500;

/** The longest alt text of a new Pin, in graphemes. Source: CR-04. */
export const NEW_PIN_ALT_TEXT_MAX = 500;

/** Maximum number of topics of a Pin. Source: CR-04. */
export const PIN_TOPICS_MAX = 10;

/** Minimum number of slots of a published carousel. Source: CR-06. */
export const CAROUSEL_SLOTS_MIN = 2;

/** Maximum number of slots of a carousel. Source: CR-06. */
export const CAROUSEL_SLOTS_MAX = 5;

/** Maximum number of pages of a story Pin. Source: CR-08. */
export const STORY_PAGES_MAX = 20;

/** Maximum number of text blocks of a story page. Source: chosen. */
export const STORY_TEXT_BLOCKS_MAX = 10;

/** Maximum number of lines of a list of a story. Source: CR-08. */
export const STORY_LINES_PER_LIST_MAX = 50;

/** The longest line of a list of a story, in graphemes. Source: CR-08. */
export const STORY_LINE_MAX = 200;

/** Maximum number of lines of a list in a draft: more than can be published, so that nothing is lost. Source: chosen. */
export const DRAFT_STORY_LINES_MAX = 200;

/** Maximum number of servings of a story, for a large wedding. Source: chosen. */
export const STORY_SERVINGS_MAX = 1000;

/** Maximum time of the steps of a story, in minutes: a week. Source: chosen. */
export const STORY_MINUTES_MAX = 10_080;

/** Maximum number of members mentioned in one text. Source: chosen. */
export const MENTIONS_MAX = 20;

/** Maximum number of products that are tagged on an image. Source: CR-09. */
export const PRODUCT_TAGS_PER_IMAGE = 8;

/** Maximum number of tags of an image of a draft: more than may be published, so that nothing is lost. Source: chosen. */
export const DRAFT_PRODUCT_TAGS_PER_IMAGE = 40;

/** The longest text of a draft, in UTF-16 code units: longer than any published text. Source: chosen. */
export const DRAFT_TEXT_MAX = 5000;

/** The largest image that is taken, in bytes. Source: CR-02. */
export const IMAGE_BYTES_MAX = 50 * 1024 * 1024;

/** The largest image that is taken, in pixels. Source: CR-02. */
export const IMAGE_PIXELS_MAX = 100_000_000;

/** Delay after a change until a draft is saved, in milliseconds. Source: CR-10. */
export const DRAFT_SAVE_DELAY_MS = 1000;

/** Days for which the server stores a draft after its last change. Source: CR-10. */
export const DRAFT_RETENTION_DAYS = 30;

/** Days for which an image of a guest waits for review before it is deleted. Source: chosen. */
export const GUEST_IMAGE_RETENTION_DAYS = 30;

/** Maximum number of drafts of a member, with the scheduled ones. Source: chosen. */
export const PIN_DRAFTS_MAX = 2000;

/** Days ahead for which a Pin may be scheduled. Source: CR-11. */
export const SCHEDULE_DAYS_MAX = 30;

/** Maximum number of scheduled Pins of a member. Source: CR-11. */
export const SCHEDULED_PINS_MAX = 100;

/** The largest video that is taken, in bytes. Source: CR-07. */
export const VIDEO_BYTES_MAX = 2 * 1024 * 1024 * 1024;

/** The shortest video that is taken, in seconds. Source: CR-07. */
export const VIDEO_SECONDS_MIN = 4;

/** The longest video that is taken, in seconds. Source: CR-07. */
export const VIDEO_SECONDS_MAX = 15 * 60;

/** The largest frame of a video that is taken, in pixels: that of the level 5.2 of H.264. Source: chosen. */
export const VIDEO_PIXELS_MAX = 9_437_184;

/** The largest file of captions, in bytes. Source: chosen. */
export const CAPTIONS_BYTES_MAX = 1_000_000;

/** Maximum number of languages of the captions of a video. Source: chosen. */
export const CAPTION_LANGUAGES_MAX = 20;
