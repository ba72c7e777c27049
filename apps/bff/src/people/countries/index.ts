import { LOCALES } from '@pegboard/types';
import { z } from 'zod';
import { COUNTRY_CODES } from '../../platform/countries/index.ts';
import type { Module } from '../../platform/http/module.ts';
import { publicResource } from '../../platform/http/resource.ts';

const namedSchema = z.strictObject({ code: z.string(), name: z.string() });
const localeSchema = z.string().max(35).default('en-US');

/** Countries and locales with their names in a language (§7). */
export function countriesModule(): Module {
  return {
    resources: [
      publicResource({
        name: 'Countries',
        action: 'get',
        endpoint: 'v3_get_countries',
        options: z.strictObject({ locale: localeSchema }),
        answer: z.array(namedSchema),
        async handle({ locale }) {
          return { data: named(COUNTRY_CODES, 'region', locale) };
        },
      }),
      publicResource({
        name: 'Locales',
        action: 'get',
        endpoint: 'v3_get_locales',
        options: z.strictObject({ locale: localeSchema }),
        answer: z.array(namedSchema),
        async handle({ locale }) {
          return { data: named(LOCALES, 'language', locale) };
        },
      }),
    ],
  };
}

function named(
  codes: readonly string[],
  type: 'region' | 'language',
  locale: string,
): readonly z.infer<typeof namedSchema>[] {
  const known = Intl.DisplayNames.supportedLocalesOf([
    /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(locale) ? locale : 'en-US',
  ]);
  const names = new Intl.DisplayNames([...known, 'en-US'], { type });
  return codes.map((code) => ({ code, name: names.of(code) ?? code }));
}
