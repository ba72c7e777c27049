import { AppError } from '../../platform/errors/errors.ts';

/** The longest subject of OpenID Connect (Core 1.0, 2). */
export const SUBJECT_MAX = 255;

/** Returns the domain of an email in lower case; undefined if it is none. */
export function domainOfEmail(email: string): string | undefined {
  const [, domain] = /^[^@\s]+@([^@\s]+)$/.exec(email.toLowerCase()) ?? [];
  return domain;
}

/**
 * Requires that a provider confirmed an email, and one of its domain if it has one: without it, the site could not know whose account an
 * identity may have. Throws `sign_on_email_missing`, `sign_on_email_foreign`.
 */
export function requireEmail(email: string | null, domain: string | undefined): string {
  if (email === null) throw new AppError('sign_on_email_missing');
  if (domain !== undefined && domainOfEmail(email) !== domain) throw new AppError('sign_on_email_foreign');
  return email;
}
