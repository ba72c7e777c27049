import { LOCALES } from '@pegboard/types';
import { z } from 'zod';
import { COUNTRY_CODES } from '../../platform/countries/index.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { PageForm } from '../../platform/http/resource.ts';
import { CONTACT_AUDIENCES } from './contact-audiences.ts';
import type { Settings } from './change-settings.ts';
import {
  aboutSchema,
  firstNameFrom,
  fullNameSchema,
  pronounsSchema,
  usernameSchema,
  websiteSchema,
} from './rules.ts';

const BIRTH_YEAR_MIN = 1900;

/** One of the supported locales. */
export const localeSchema = z
  .string()
  .refine((code) => LOCALES.some((locale) => locale === code), 'Choose one of the languages.');

/** The settings in a request; omitted ones stay. */
export const settingsSchema = z.strictObject({
  full_name: fullNameSchema.optional(),
  about: aboutSchema.optional(),
  website_url: websiteSchema.optional(),
  pronouns: pronounsSchema.optional(),
  /** The upload for the profile picture; null removes it. */
  image_upload_id: idSchema.nullable().optional(),
  username: usernameSchema.optional(),
  theme: z.enum(['auto', 'light', 'dark']).optional(),
  locale: localeSchema.optional(),
  country: z
    .string()
    .refine((code) => COUNTRY_CODES.includes(code), 'Choose one of the countries.')
    .optional(),
  gender: z.enum(['female', 'male', 'unspecified']).optional(),
  birth_year: z
    .int('Use a year, as in 1990.')
    .min(BIRTH_YEAR_MIN, 'Use a year, as in 1990.')
    .refine((year) => year <= new Date().getUTCFullYear(), 'This year is still to come.')
    .nullable()
    .optional(),
  ads_by_activity: z.boolean().optional(),
  ads_by_partners: z.boolean().optional(),
  is_private: z.boolean().optional(),
  hides_from_search_engines: z.boolean().optional(),
  messages_from: z.enum(CONTACT_AUDIENCES).optional(),
  mentions_from: z.enum(CONTACT_AUDIENCES).optional(),
  comments_from: z.enum(CONTACT_AUDIENCES).optional(),
});

/** The forms of the pages that change settings. */
export const SETTINGS_FORMS: readonly PageForm[] = [
  {
    path: '/settings/profile/',
    keeps: ['full_name', 'pronouns', 'about', 'website_url', 'username'],
    hides: [],
    leadsTo: '/settings/profile/?done=saved',
  },
  {
    path: '/settings/profile/photo/remove/',
    keeps: [],
    hides: [],
    optionsOf: () => ({ image_upload_id: null }),
    leadsTo: '/settings/profile/?done=photo-removed',
  },
  {
    path: '/settings/privacy/',
    keeps: ['is_private', 'hides_from_search_engines', 'messages_from', 'mentions_from', 'comments_from'],
    hides: [],
    optionsOf: (sent) => ({ ...sent, ...readBoxes(sent, ['is_private', 'hides_from_search_engines']) }),
    leadsTo: '/settings/privacy/?done=saved',
  },
  {
    path: '/settings/ads/',
    keeps: ['ads_by_activity', 'ads_by_partners'],
    hides: [],
    optionsOf: (sent) => readBoxes(sent, ['ads_by_activity', 'ads_by_partners']),
    leadsTo: '/settings/ads/?done=ads',
  },
  {
    path: '/settings/ads/about/',
    keeps: ['gender', 'birth_year'],
    hides: [],
    optionsOf: ({ gender, birth_year: year = '' }) => ({ gender, birth_year: readYear(year.trim()) }),
    leadsTo: '/settings/ads/?done=about',
  },
  {
    path: '/settings/appearance/',
    keeps: ['theme', 'locale', 'country'],
    hides: [],
    leadsTo: '/settings/appearance/?done=saved',
  },
];

/** Returns the options of switches: one that is off is not sent. */
function readBoxes(
  sent: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, boolean>> {
  return Object.fromEntries(names.map((name) => [name, sent[name] === 'on']));
}

/** Returns the year of a text; null for none. Another text stays one, which the schema rejects. */
function readYear(text: string): number | string | null {
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Returns the stored form of submitted settings. */
export function settingsFrom({
  full_name: fullName,
  website_url: websiteUrl,
  birth_year: birthYear,
  ads_by_activity: adsByActivity,
  ads_by_partners: adsByPartners,
  image_upload_id: upload,
  is_private: isPrivate,
  hides_from_search_engines: hidesFromSearchEngines,
  messages_from: messagesFrom,
  mentions_from: mentionsFrom,
  comments_from: commentsFrom,
  ...rest
}: z.infer<typeof settingsSchema>): Settings {
  const entries = Object.entries({
    ...rest,
    websiteUrl,
    birthYear,
    adsByActivity,
    adsByPartners,
    isPrivate,
    hidesFromSearchEngines,
    messagesFrom,
    mentionsFrom,
    commentsFrom,
    fullName,
    firstName: fullName && firstNameFrom(fullName),
    uploadId: upload == null ? upload : (parseId(upload) ?? 0n),
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
