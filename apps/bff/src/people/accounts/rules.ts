import {
  collapseWhitespace,
  FIRST_NAME_MAX,
  graphemeCount,
  isSafeLink,
  truncateGraphemes,
} from '@pegboard/types';
import { z } from 'zod';
import { isBreachedPassword } from './breached-passwords.ts';

const NAME_MAX = 100;
const ABOUT_MAX = 500;
const PRONOUNS_MAX = 30;
const PASSWORD_MIN = 8;
const PASSWORD_MAX_BYTES = 256;

/** The name of a person: 1 to 100 characters, without control characters. */
export const fullNameSchema = z
  .string()
  .max(NAME_MAX * 8)
  .transform(collapseWhitespace)
  .refine((name) => name !== '', 'Tell us your name.')
  .refine((name) => !/\p{Cc}/u.test(name), 'Use letters, not control characters.')
  .refine((name) => graphemeCount(name) <= NAME_MAX, `Use ${NAME_MAX} characters or fewer.`);

/** An email in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This e-mail is too long.')
  .pipe(z.email('This does not look like an e-mail.'));

/** The email or username of an account to find, in lower case. */
export const accountNameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter your email or username.')
  .max(254);

/** A new password: at least 8 characters, at most 256 bytes, and not on the list of breached passwords. */
export const newPasswordSchema = z
  .string()
  .refine((password) => graphemeCount(password) >= PASSWORD_MIN, `Use ${PASSWORD_MIN} characters or more.`)
  .refine((password) => Buffer.byteLength(password) <= PASSWORD_MAX_BYTES, 'This password is too long.')
  .refine(
    (password) => !isBreachedPassword(password),
    'This password is in lists of stolen ones. Choose another.',
  );

/** A password to check: limited, so that clients cannot make the server hash huge texts. */
export const passwordSchema = z.string().max(PASSWORD_MAX_BYTES * 4);

/** A code of an authenticator app, or a recovery code, to check. */
export const loginCodeSchema = z.string().trim().max(100);

/** A username: 3 to 30 of a–z, 0–9 and _, starting with a letter or digit, in lower case. */
export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9_]{2,29}$/, 'Use 3 to 30 letters, digits or underscores.');

/** The "about" text of a profile: at most 500 characters; empty for none. */
export const aboutSchema = z
  .string()
  .max(ABOUT_MAX * 8)
  .trim()
  .refine((about) => graphemeCount(about) <= ABOUT_MAX, `Use ${ABOUT_MAX} characters or fewer.`)
  .transform((about) => (about === '' ? null : about));

/** The pronouns of a profile, on one line; empty for none. */
export const pronounsSchema = z
  .string()
  .max(PRONOUNS_MAX * 30)
  .transform(collapseWhitespace)
  .refine((text) => !/\p{Cc}/u.test(text), 'Use letters, not control characters.')
  .refine((text) => graphemeCount(text) <= PRONOUNS_MAX, `Use ${PRONOUNS_MAX} characters or fewer.`)
  .transform((text) => (text === '' ? null : text));

/** A member's website: http or https; empty for none. */
export const websiteSchema = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (link) => link === '' || (isSafeLink(link) && /^https?:\/\/[^\s@]+$/i.test(link) && URL.canParse(link)),
    'Start with https://, as in https://example.com.',
  )
  .transform((link) => (link === '' ? null : link));

/** Returns the username derived from a name: its letters and digits, at least three. */
export function usernameFrom(fullName: string): string {
  const letters = fullName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 24);
  return letters.length >= 3 ? letters : `${letters}pegboarder`;
}

/** Returns the first word of a name, for greetings; at most 30 characters (§9). */
export function firstNameFrom(fullName: string): string {
  return truncateGraphemes(fullName.split(' ')[0] ?? fullName, FIRST_NAME_MAX);
}
