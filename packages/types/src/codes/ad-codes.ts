/** The names of matched devices for the viewer of an ad. Source: §3, TY-12. */
export const MATCHED_DEVICES = {
  AppType_WEB: 'Web',
  AppType_WEB_DENZEL: 'Web',
  AppType_WEB_MOBILE: 'Mobile Web',
} as const;

/** The genders by which an ad can be targeted. Source: §3, TY-12. */
export const MATCHED_GENDERS = ['FEMALE', 'MALE'] as const;

/** One of `MATCHED_GENDERS`. */
export type MatchedGender = (typeof MATCHED_GENDERS)[number];

/**
 * The states of a sponsorship that the label distinguishes; the specification gives only the numbers, the
 * names are ours. Source: §3, TY-05.
 */
export const SPONSORSHIP_STATUSES = { pending: 0, approved: 2, disclosed: 3 } as const;

/** One of the codes of `SPONSORSHIP_STATUSES`. */
export type SponsorshipStatus = (typeof SPONSORSHIP_STATUSES)[keyof typeof SPONSORSHIP_STATUSES];
