import { dictionary } from '@zxcvbn-ts/language-common';

const BREACHED: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Returns whether a password is among the most common breached ones, ignoring case and surrounding spaces.
 * The list is part of the site; nothing is requested.
 */
export function isBreachedPassword(password: string): boolean {
  return BREACHED.has(password.trim().toLowerCase());
}
