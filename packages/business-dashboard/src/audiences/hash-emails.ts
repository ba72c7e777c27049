const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The e-mails of a text with one a line, or of a column of a table: trimmed, in small letters, each once. */
export function extractEmails(text: string): readonly string[] {
  const cells = text.replace(/^\uFEFF/, '').split(/[\r\n,;\t]+/);
  const emails = cells.map((cell) => cell.trim().replace(/^"|"$/g, '').trim().toLowerCase());
  return [...new Set(emails.filter((email) => EMAIL.test(email)))];
}

/** The SHA-256 of an e-mail in hex, made in the browser: the e-mail itself leaves it never. */
export async function hashEmail(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
