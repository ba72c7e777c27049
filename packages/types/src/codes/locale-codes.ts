/** The default locale. Source: §9. */
export const DEFAULT_LOCALE = 'en-US';

/** The supported locales of the interface. */
export const LOCALES = ['en-US', 'de', 'ar'] as const;

/** One of `LOCALES`. */
export type Locale = (typeof LOCALES)[number];

/** The default country, an ISO 3166 code. Source: §9. */
export const DEFAULT_COUNTRY = 'US';

/** The genders offered during onboarding. Source: §9. */
export const GENDERS = ['female', 'male', 'unspecified'] as const;

/** One of `GENDERS`. */
export type Gender = (typeof GENDERS)[number];
