/** The locale when none is known. Source: §9. */
export const DEFAULT_LOCALE = 'en-US';

/** The languages that the site can be read in. */
export const LOCALES = ['en-US', 'de', 'ar'] as const;

/** One of `LOCALES`. */
export type Locale = (typeof LOCALES)[number];

/** The country when none is known, an ISO 3166 code. Source: §9. */
export const DEFAULT_COUNTRY = 'US';

/** The genders asked for at the start. Source: §9. */
export const GENDERS = ['female', 'male', 'unspecified'] as const;

/** One of `GENDERS`. */
export type Gender = (typeof GENDERS)[number];
