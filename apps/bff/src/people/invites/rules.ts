import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

const CODE_BYTES = 16;
const DAY_MS = 86_400_000;

/** Lifetime of an invite code in days. Not specified; our choice. */
export const INVITE_TTL_DAYS = 30;

/** A code to look up: any short text, since an unknown code is not a validation error. */
export const inviteCodeSchema = z.string().max(100, 'This is longer than an invite code.');

/** The channel of an invite. */
export const inviteChannelSchema = z.number().int().min(0).max(1000);

/** Returns a new code: 128 random bits, in 22 URL-safe characters. */
export function newInviteCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url');
}

/** Returns the stored hash of a code. */
export function hashOfInviteCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** Returns the expiry of a code that is created now. */
export function inviteEnd(now: Date): Date {
  return new Date(now.getTime() + INVITE_TTL_DAYS * DAY_MS);
}
