/** How long a toast stays, in milliseconds. Source: §4, §9. */
export const TOAST_MS = 2000;

/** How long the toast of a save stays, in milliseconds. Source: §4, §9. */
export const SAVE_TOAST_MS = 5000;

/** How long a toast waits before it appears, in milliseconds. Source: §4, §9. */
export const TOAST_DELAY_MS = 100;

/** How long a toast takes to hide; its hide handler is called then. In milliseconds. Source: §4, §9. */
export const TOAST_HIDE_MS = 200;

/** When the animation of the toast of a new board starts, in milliseconds. Source: §4, §9. */
export const BOARD_CREATED_ANIMATION_MS = 700;

/** How long the confirmation of a repin waits, in milliseconds. Source: §9. */
export const REPIN_CONFIRMATION_DELAY_MS = 2500;

/** How long a finger rests for a long press, in milliseconds: longer than this. Source: §4, §9. */
export const LONG_PRESS_MS = 500;

/** How far a finger may move in a long press, in CSS pixels: less than this. Source: §4, §9. */
export const LONG_PRESS_TOLERANCE_PX = 10;

/** How long to wait before an upload is looked at again, in milliseconds. Source: §4, §9. */
export const UPLOAD_POLL_MS = 5000;

/** How long one step of a loading display lasts, in milliseconds. Source: §9. */
export const LOADING_STEP_MS = 5000;

/** How long the share icon is animated, in milliseconds. Source: §9. */
export const SHARE_ICON_ANIMATION_MS = 5000;

/** How long after which the icon of an upsell is looked for, in milliseconds. Source: §9. */
export const UPSELL_ICON_CHECK_MS = 4000;

/** How long a fade-out takes when nothing is said, in milliseconds. Source: §9. */
export const FADE_OUT_MS = 120;

/** The interval of the stored time of the last view, in milliseconds: 15 minutes. Source: §9. */
export const LAST_VIEW_INTERVAL_MS = 900_000;

/** How long between two upsells, in days. Source: §6. */
export const UPSELL_INTERVAL_DAYS = 14;

/** How long the window of the first upsell lasts, in days. Source: §6. */
export const FIRST_UPSELL_WINDOW_DAYS = 1;

/** The part of all metrics that is sent, from 0 to 1. Source: §9. */
export const METRICS_SAMPLE_RATE = 0.1;
