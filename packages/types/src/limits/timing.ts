/** Duration of a toast in milliseconds. Source: §4, §9. */
export const TOAST_MS = 2000;

/** Duration of a save toast in milliseconds. Source: §4, §9. */
export const SAVE_TOAST_MS = 5000;

/** Delay of a toast in milliseconds. Source: §4, §9. */
export const TOAST_DELAY_MS = 100;

/** Duration of hiding a toast in milliseconds, after which its hide handler is called. Source: §4, §9. */
export const TOAST_HIDE_MS = 200;

/** Start of the new board toast's animation in milliseconds. Source: §4, §9. */
export const BOARD_CREATED_ANIMATION_MS = 700;

/** Delay of a repin's confirmation in milliseconds. Source: §9. */
export const REPIN_CONFIRMATION_DELAY_MS = 2500;

/** Duration that a long press has to exceed, in milliseconds. Source: §4, §9. */
export const LONG_PRESS_MS = 500;

/** Movement that a long press has to stay below, in CSS pixels. Source: §4, §9. */
export const LONG_PRESS_TOLERANCE_PX = 10;

/** Delay before an upload is polled again, in milliseconds. Source: §4, §9. */
export const UPLOAD_POLL_MS = 5000;

/** Duration of one step of a loading indicator, in milliseconds. Source: §9. */
export const LOADING_STEP_MS = 5000;

/** Duration of the share icon's animation in milliseconds. Source: §9. */
export const SHARE_ICON_ANIMATION_MS = 5000;

/** Delay before the icon of an upsell is looked up, in milliseconds. Source: §9. */
export const UPSELL_ICON_CHECK_MS = 4000;

/** Default duration of a fade-out in milliseconds. Source: §9. */
export const FADE_OUT_MS = 120;

/** The interval of the stored time of the last view, in milliseconds: 15 minutes. Source: §9. */
export const LAST_VIEW_INTERVAL_MS = 900_000;

/** Interval between two upsells in days. Source: §6. */
export const UPSELL_INTERVAL_DAYS = 14;

/** Length of the first upsell's window in days. Source: §6. */
export const FIRST_UPSELL_WINDOW_DAYS = 1;

/** The part of all metrics that is sent, from 0 to 1. Source: §9. */
export const METRICS_SAMPLE_RATE = 0.1;
