import { BUSINESS_KINDS, BUSINESS_ROLES } from '../model/permissions.ts';
import { textProp, textsProp, type PropRule, choiceProp } from '@pegboard/ui';

/** The text of a time that formatters accept; the beginning of 1970 if it is invalid. */
export const dateProp: PropRule = {
  expected: 'a date or time as ISO 8601 writes it',
  isValid: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  instead: () => '1970-01-01',
};

/** The code of a currency; that of the US dollar if it is invalid. */
export const currencyProp: PropRule = {
  expected: 'an ISO 4217 code of three letters',
  isValid: (value) => typeof value === 'string' && /^[a-z]{3}$/i.test(value),
  instead: () => 'USD',
};

/** The rules of the fields of `BusinessSummary`. */
export const BUSINESS_SUMMARY_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  kind: choiceProp(BUSINESS_KINDS),
  name: textProp,
  role: choiceProp(BUSINESS_ROLES),
  rights: textsProp,
};
