import { dictionary } from '@zxcvbn-ts/language-common';

const BREACHED: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Whether a password is among the most common of those that were stolen elsewhere, in capitals or not, also with spaces
 * around it. The list comes with the site: nobody is asked.
 */
export function isBreachedPassword(password: string): boolean {
  return BREACHED.has(password.trim().toLowerCase());
}
