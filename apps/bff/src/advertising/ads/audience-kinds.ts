/**
 * By what the people of an audience are reported: visits to the advertiser's site, what they do with its
 * pins, whom they are like, or a list.
 */
export const AUDIENCE_KINDS = ['visitors', 'engagement', 'lookalike', 'customer_list'] as const;

/** One of `AUDIENCE_KINDS`. */
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];
