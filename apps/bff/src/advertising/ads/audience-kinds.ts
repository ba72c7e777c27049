/**
 * The definitions of an audience: visits to the advertiser's site, engagement with its pins, similarity, or a
 * customer list.
 */
export const AUDIENCE_KINDS = ['visitors', 'engagement', 'lookalike', 'customer_list'] as const;

/** One of `AUDIENCE_KINDS`. */
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];
