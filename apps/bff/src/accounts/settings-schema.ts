import { z } from 'zod';
import { COUNTRY_CODES, LOCALES } from '../countries/index.ts';
import type { Settings } from './change-settings.ts';
import { aboutSchema, firstNameFrom, fullNameSchema, usernameSchema, websiteSchema } from './rules.ts';

/** The settings as callers send them; those left out stay. */
export const settingsSchema = z.strictObject({
  full_name: fullNameSchema.optional(),
  about: aboutSchema.optional(),
  website_url: websiteSchema.optional(),
  username: usernameSchema.optional(),
  theme: z.enum(['auto', 'light', 'dark']).optional(),
  locale: z
    .string()
    .refine((code) => LOCALES.includes(code), 'Choose one of the languages.')
    .optional(),
  country: z
    .string()
    .refine((code) => COUNTRY_CODES.includes(code), 'Choose one of the countries.')
    .optional(),
  gender: z.enum(['female', 'male', 'unspecified']).optional(),
});

/** What is stored of settings that were sent. */
export function settingsFrom({
  full_name: fullName,
  website_url: websiteUrl,
  ...rest
}: z.infer<typeof settingsSchema>): Settings {
  const given = Object.entries({
    ...rest,
    websiteUrl,
    fullName,
    firstName: fullName && firstNameFrom(fullName),
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
