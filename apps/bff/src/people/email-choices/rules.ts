import { z } from 'zod';

/** The kinds of emails that members can disable; account emails are always sent. */
export const EMAIL_LISTS = ['board_invites'] as const;

/** One of `EMAIL_LISTS`. */
export type EmailList = (typeof EMAIL_LISTS)[number];

/** The answers of the unsubscribe survey. */
export const SURVEY_REASONS = ['useful', 'too_many', 'not_for_me', 'never_asked', 'other'] as const;

/** One of `SURVEY_REASONS`. */
export type SurveyReason = (typeof SURVEY_REASONS)[number];

/** Lifetime of email preference links in days. Not specified; our choice. */
export const EMAIL_LINK_TTL_DAYS = 365;

/** The lists in a request: omitted ones stay. */
export const listsSchema = z.partialRecord(z.enum(EMAIL_LISTS), z.boolean());

/** Returns the disabled lists after a change, in order. */
export function listsOff(
  before: readonly EmailList[],
  change: Readonly<Partial<Record<EmailList, boolean>>>,
): EmailList[] {
  return EMAIL_LISTS.filter((list) => (change[list] === undefined ? before.includes(list) : !change[list]));
}

/** Masks an address for a page that is open to anyone with the link: the first letter and the domain. */
export function maskedEmail(email: string): string {
  const [first = ''] = /^[^@]/u.exec(email) ?? [];
  return `${first}•••${email.slice(email.indexOf('@'))}`;
}
