const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Extracts the emails of a text with one per line, or of a column of a table: trimmed, in lower case, without
 * duplicates.
 */
export function extractEmails(text: string): readonly string[] {
  const cells = text.replace(/^\uFEFF/, '').split(/[\r\n,;\t]+/);
  const emails = cells.map((cell) => cell.trim().replace(/^"|"$/g, '').trim().toLowerCase());
  return [...new Set(emails.filter((email) => EMAIL.test(email)))];
}

/** Returns the SHA-256 of an email in hex, computed in the browser: the email itself is never sent. */
export async function hashEmail(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
