import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let listed: ReadonlySet<string> | undefined;

/** Returns whether an email is of a service of disposable addresses, or of a subdomain of one (OP-09). */
export function isDisposableEmail(email: string): boolean {
  listed ??= disposableEmailBlocklistSet();
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.some((_, at) => listed?.has(labels.slice(at).join('.')) === true);
}
