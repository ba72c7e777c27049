import { z } from 'zod';
import { APP_SCOPES } from '../../platform/http/app-scope.ts';
import { timeAnswer } from '../../platform/http/response-schemas.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';

/** The limit of what a member creates here. */
export const CREATED_PER_HOUR = defineLimit({
  name: 'registered apps and personal tokens of a member',
  max: 30,
  windowMs: 3_600_000,
  against: 'abuse',
});

/** Scopes in a response. */
export const scopesAnswer = z.array(z.enum(APP_SCOPES));

/** The times of a grant or a token in a response. */
export const timesAnswer = {
  created_at: timeAnswer,
  /** To the hour; null for one that was never used. */
  last_used_at: timeAnswer.nullable(),
  expires_at: timeAnswer,
};

/** Returns the times of a grant or a token as in a response. */
export function presentTimes(times: {
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date;
}): { readonly created_at: string; readonly last_used_at: string | null; readonly expires_at: string } {
  return {
    created_at: times.createdAt.toISOString(),
    last_used_at: times.lastUsedAt?.toISOString() ?? null,
    expires_at: times.expiresAt.toISOString(),
  };
}
