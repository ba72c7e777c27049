import { z } from 'zod';
import { MAIL_LISTS } from '../notification-choices/index.ts';

/** The answers of the unsubscribe survey. */
export const SURVEY_REASONS = ['useful', 'too_many', 'not_for_me', 'never_asked', 'other'] as const;

/** One of `SURVEY_REASONS`. */
export type SurveyReason = (typeof SURVEY_REASONS)[number];

/** Lifetime of email preference links in days. Not specified; our choice. */
export const EMAIL_LINK_TTL_DAYS = 365;

/** The lists in a request: omitted ones stay. */
export const listsSchema = z.partialRecord(z.enum(MAIL_LISTS), z.boolean());

/** Masks an address for a page that is open to anyone with the link: the first letter and the domain. */
export function maskedEmail(email: string): string {
  const [first = ''] = /^[^@]/u.exec(email) ?? [];
  return `${first}•••${email.slice(email.indexOf('@'))}`;
}
