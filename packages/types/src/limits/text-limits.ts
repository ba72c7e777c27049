/** The longest name of a board, in characters. Source: §5, §9. */
export const BOARD_TITLE_MAX = 50;

/** The longest description that a pin gets on its board, in characters. Source: §5, §9. */
export const BOARD_PIN_DESCRIPTION_MAX = 500;

/** Maximum number of notes per board. Not specified; our choice. */
export const BOARD_NOTES_MAX = 50;

/** The longest title of a note on a board, in characters. Source: chosen. */
export const BOARD_NOTE_TITLE_MAX = 100;

/** The longest text of a note on a board, in characters. Source: chosen. */
export const BOARD_NOTE_TEXT_MAX = 2000;

/** Maximum number of to-dos per board note. Not specified; our choice. */
export const BOARD_NOTE_TODOS_MAX = 50;

/** The longest of them, in characters. Source: chosen. */
export const BOARD_NOTE_TODO_MAX = 200;

/** The longest comment, in characters (chosen: as long as what a pin says of itself). */
export const COMMENT_MAX = 500;

/** The longest message in a conversation, in characters. Source: chosen. */
export const MESSAGE_MAX = 1000;

/** The longest first name that is shown, in characters. Source: §5, §9. */
export const FIRST_NAME_MAX = 30;

/** The longest name of who shared a pin, in characters. Source: §5. */
export const SHARED_BY_NAME_MAX = 30;

/** The longest domain in a source chip, in characters. Source: §5. */
export const DOMAIN_LABEL_MAX = 27;

/** The longest domain in a source chip on the hover overlay, in characters. Source: §5. */
export const OVERLAY_DOMAIN_LABEL_MAX = 12;

/** The longest name of a board or section in the saved overlay, in characters. Source: §5. */
export const OVERLAY_NAME_MAX = 22;

/** The longest name in a feedback sentence, in characters. Source: §5. */
export const FEEDBACK_NAME_MAX = 32;

/** The longest title of a pin in a grid, in characters. Source: §5. */
export const GRID_TITLE_MAX = 200;

/** Length at which a rich description is truncated, in characters. Source: §5. */
export const RICH_DESCRIPTION_MAX = 496;

/** The shortest description that is not ignored, in characters. Source: §5. */
export const DESCRIPTION_MIN = 4;
