import { z } from 'zod';
import { openSecret, sealSecret } from '../accounts/index.ts';
import type { Deps } from './deps.ts';

const MINUTE_MS = 60_000;
const STARTED_MINUTES = 15;
const CONFIRMED_MINUTES = 15;
/** The cookie belongs to no member. */
const NOBODY = 0n;

const startedSchema = z.strictObject({
  kind: z.literal('started'),
  provider: z.string(),
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  /** The verifier of PKCE (RFC 7636). */
  verifier: z.string(),
  next: z.string(),
  /** The member who started it; null for a visitor. */
  startedBy: z.string().nullable(),
  isTest: z.boolean(),
  until: z.number(),
});
const confirmedSchema = z.strictObject({
  kind: z.literal('confirmed'),
  provider: z.string(),
  issuer: z.string(),
  subject: z.string(),
  label: z.string(),
  /** The email that the provider verified; null without one. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  startedBy: z.string().nullable(),
  isTest: z.boolean(),
  until: z.number(),
});

/** A log-in at a provider that is under way. */
export type StartedSignOn = z.infer<typeof startedSchema>;
/** An identity that a provider confirmed, and that is linked to no account yet. */
export type ConfirmedSignOn = z.infer<typeof confirmedSchema>;

type CookieDeps = Pick<Deps, 'env' | 'now'>;

/** Returns the cookie of a log-in at a provider: encrypted, so that nothing of it is stored. */
export function sealStarted({ env, now }: CookieDeps, of: Omit<StartedSignOn, 'kind' | 'until'>): string {
  const until = now().getTime() + STARTED_MINUTES * MINUTE_MS;
  return seal(env.secret, { kind: 'started', until, ...of });
}

/** Returns the cookie of a confirmed identity. */
export function sealConfirmed({ env, now }: CookieDeps, of: Omit<ConfirmedSignOn, 'kind' | 'until'>): string {
  const until = now().getTime() + CONFIRMED_MINUTES * MINUTE_MS;
  return seal(env.secret, { kind: 'confirmed', until, ...of });
}

/** Returns the log-in of a cookie; undefined if it is another one, was changed, or is too old. */
export function openStarted(deps: CookieDeps, cookie: string | undefined): StartedSignOn | undefined {
  return open(deps, cookie, startedSchema);
}

/** Returns the identity of a cookie; undefined as for `openStarted`. */
export function openConfirmed(deps: CookieDeps, cookie: string | undefined): ConfirmedSignOn | undefined {
  return open(deps, cookie, confirmedSchema);
}

function seal(secret: string, content: StartedSignOn | ConfirmedSignOn): string {
  return sealSecret(secret, NOBODY, JSON.stringify(content), 'sign-on-cookie');
}

function open<T extends { readonly until: number }>(
  { env, now }: CookieDeps,
  cookie: string | undefined,
  schema: z.ZodType<T>,
): T | undefined {
  if (cookie === undefined) return undefined;
  const text = openSecret(env.secret, NOBODY, cookie, 'sign-on-cookie');
  if (text === undefined) return undefined;
  const { data } = schema.safeParse(JSON.parse(text));
  return data && data.until > now().getTime() ? data : undefined;
}
