import { createHash } from 'node:crypto';

/** What is kept of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
