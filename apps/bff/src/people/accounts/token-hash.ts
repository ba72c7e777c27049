import { createHash } from 'node:crypto';

/** Returns the stored hash of a token, so that the database alone does not reveal it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
