/** The renditions of a video: one file and two HLS play lists. Source: §3, TY-09. */
export const VIDEO_VARIANTS = ['V_720P', 'V_HLSV4', 'V_HLSV3_MOBILE'] as const;

/** One of `VIDEO_VARIANTS`. */
export type VideoVariantName = (typeof VIDEO_VARIANTS)[number];
