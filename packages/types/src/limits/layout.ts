/** The width of a card when nothing is said, in CSS pixels. Source: §9. */
export const CARD_WIDTH_PX = 236;

/** The widest card on a desktop, in CSS pixels. Source: §9. */
export const CARD_WIDTH_DESKTOP_MAX_PX = 270;

/** The narrowest card on a mobile, in CSS pixels. Source: §9. */
export const CARD_WIDTH_MOBILE_MIN_PX = 175;

/** The gaps between cards by the room there is, in CSS pixels. Source: §9. */
export const GRID_GAPS_PX = { wide: 24, medium: 16, narrow: 12 } as const;

/** Further constants of the layout, in CSS pixels; what they measure is not known. Source: §9. */
export const OTHER_LAYOUT_PX = [16, 4, 120] as const;

/** The height of the bar at the top, in CSS pixels. Source: §9. */
export const TOP_BAR_PX = 143;

/** The `z-index` of modals. Source: §9. */
export const MODAL_LAYER = 1000;

/** The parts of a card that must be visible to count as exposed, from 0 to 1. Source: §9. */
export const EXPOSURE_THRESHOLDS = [0.5, 0.8, 1] as const;

/** The widest source chip, in CSS pixels. Source: §9. */
export const SOURCE_CHIP_MAX_PX = 132;

/** The widest source chip with truncated text, in CSS pixels. Source: §9. */
export const SOURCE_CHIP_TRUNCATED_MAX_PX = 87;

/** The height of the details of a square pin, in CSS pixels. Source: §9. */
export const SQUARE_PIN_DETAILS_PX = 68;

/** The height of the details of a square pin with its merchant, in CSS pixels. Source: §9. */
export const SQUARE_PIN_MERCHANT_DETAILS_PX = 90;

/** The height of the tile of an unavailable pin, in CSS pixels. Source: §2, §9. */
export const UNAVAILABLE_TILE_PX = 314;

/** The width of a pane of the close-up, in CSS pixels. Source: §9. */
export const CLOSEUP_PANE_PX = 508;

/** The widest close-up, in CSS pixels. Source: §9. */
export const CLOSEUP_MAX_PX = 1016;

/** The width of the description of the close-up, in CSS pixels. Source: §9. */
export const CLOSEUP_DESCRIPTION_PANE_PX = 508;

/** Further widths of the close-up, in CSS pixels. Source: §9. */
export const CLOSEUP_WIDTHS_PX = [488, 672, 992, 1176, 740, 912] as const;

/** The ratios of the close-up. Source: §9. */
export const CLOSEUP_RATIOS = [0.6, 0.84] as const;

/** Scroll distance after which tag pills show an arrow, in CSS pixels. Source: §9. */
export const TAG_PILL_SCROLL_THRESHOLD_PX = 4;

/** Distance that an arrow scrolls tag pills, as a share of their width. Source: §9. */
export const TAG_PILL_SCROLL_RATIO = 0.5;

/** The opacities of overlays, from 0 to 1. Source: §9. */
export const OVERLAY_OPACITIES = [0.33, 0.1, 0.4] as const;

/** The background of the dark theme. Source: §9. */
export const DARK_BACKGROUND = '#111111';

/** The sizes of badge icons, in CSS pixels. Source: §9. */
export const BADGE_ICON_PX = { sm: 12, md: 16, lg: 20, xl: 24 } as const;

/** The typography of a price: its step in the scale of text sizes, and its weight. Source: §9. */
export const PRICE_TEXT = { size: 200, weight: 'bold' } as const;

/** The least height of a button, in CSS pixels. Source: §9. */
export const BUTTON_MIN_HEIGHT_PX = 40;

/** The least width of a button, in CSS pixels. Source: §9. */
export const BUTTON_MIN_WIDTH_PX = 70;

/** The lines that a title is clamped to. Source: §5. */
export const TITLE_LINES_MAX = 2;

/** The lines that a title beside a price is clamped to, from and to. Source: §5. */
export const PRICE_TITLE_LINES = { min: 1, max: 3 } as const;

/** Number of chips on an ad. Source: §9. */
export const AD_CHIP_COUNT = 3;

/** Number of tag chips that a collage needs and shows. Source: §5. */
export const COLLAGE_CHIP_COUNT = 3;

/** Minimum number of items for a collection's chips. Source: §5. */
export const COLLECTION_CHIPS_MIN = 3;

/** Number of stored reaction types, most frequent first. Source: §3. */
export const TOP_REACTIONS_MAX = 3;
