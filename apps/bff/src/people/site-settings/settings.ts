import { z } from 'zod';

/** The ways of signing up: for everyone, with an invite, with the approval of the team, or not at all. */
export const SIGN_UP_MODES = ['open', 'invite', 'approval', 'closed'] as const;

/** A way of signing up. */
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** The times at which sign-ups need a proof of work: when they are many, or always (OP-09). */
export const SIGN_UP_PROOFS = ['load', 'always'] as const;

/** The settings of the site by name, with their schemas and defaults. */
export const SITE_SETTINGS = {
  sign_up_mode: z.enum(SIGN_UP_MODES).catch('open'),
  sign_up_proof: z.enum(SIGN_UP_PROOFS).catch('load'),
} as const;

/** The name of a setting. */
export type SiteSettingName = keyof typeof SITE_SETTINGS;

/** The value of a setting. */
export type SiteSettingValue<Name extends SiteSettingName> = z.infer<(typeof SITE_SETTINGS)[Name]>;
