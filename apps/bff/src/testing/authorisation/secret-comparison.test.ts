import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

/** A comparison that takes the same time wherever the values differ. */
const CONSTANT_TIME = /\btimingSafeEqual\(/;
/** A lookup by the SHA-256 of the secret: its time depends on the hash alone, which the sender cannot choose. */
const BY_HASH = /Hash, (?:\w*Hash\b|hash\w*\()|\bhash: hashToken\(/;

/** The sources that check a secret of a request, and how. Codes of authenticator apps are compared by `otplib`, in constant time too. */
const CHECKS: Readonly<Record<string, readonly [secret: string, check: RegExp]>> = {
  'people/accounts/sessions.ts': ['a session', BY_HASH],
  'people/accounts/password.ts': ['a password of an account or a shared board', CONSTANT_TIME],
  'people/accounts/password-reset.ts': ['the link of a password reset', BY_HASH],
  'people/accounts/pending-logins.ts': ['a log-in that waits for its code', BY_HASH],
  'people/accounts/login-code.ts': ['a recovery code', BY_HASH],
  'people/accounts/login-devices.ts': ['a remembered device', BY_HASH],
  'people/accounts/passkeys.ts': ['the challenge of a passkey', BY_HASH],
  'people/accounts/access-tokens.ts': ['an access token of an app or a script', BY_HASH],
  'people/accounts/account-links.ts': ['a link of a mail', CONSTANT_TIME],
  'people/apps/provider.ts': ['the secret of an app', CONSTANT_TIME],
  'people/apps/code-store.ts': ['an authorization code', BY_HASH],
  'people/apps/token-stores.ts': ['a token at the endpoints of OAuth', BY_HASH],
  'people/invites/find-invite.ts': ['the code of an invite to the site', BY_HASH],
  'people/invites/redeem-invite.ts': ['the same at its use', BY_HASH],
  'platform/http/plugins/csrf-token.ts': ['a CSRF token', CONSTANT_TIME],
  'platform/http/plugins/metrics.ts': ['the token of the metrics', CONSTANT_TIME],
  'platform/http/bookmark.ts': ['the cursor of a list', CONSTANT_TIME],
  'pins/boards/invite-links.ts': ['the code of an invite to a board', BY_HASH],
  'pins/boards/find-board-invite.ts': ['the same at its page', BY_HASH],
  'pins/boards/share-links.ts': ['the code of a shared board', BY_HASH],
  'pins/boards/share-grant.ts': ['the grant of a shared board with a password', CONSTANT_TIME],
  'pins/uploads/policy.ts': ['the policy of an upload', CONSTANT_TIME],
  'business/business/rules.ts': ['the link of an invite to a business', CONSTANT_TIME],
  'safety/offsite/link-tokens.ts': ['an outbound link', CONSTANT_TIME],
  'discovery/feed/ranking/serve-marks.ts': ['the mark of a served Pin', CONSTANT_TIME],
  'advertising/campaigns/serve-tokens.ts': ['the token of a served ad', CONSTANT_TIME],
  'advertising/billing/local-processor.ts': ['the notice of a payment', CONSTANT_TIME],
  'advertising/conversions/tokens.ts': ['a token of the conversions API', BY_HASH],
};

/** A comparison by the operators of two values of which one is named as a secret. */
const BY_OPERATOR =
  /\b\w*(?:secret|token|mac|hmac|csrf|nonce|password|challenge|recoveryCode|verifier)\b(?:\(\w*\))? *[!=]== *(?!undefined|null|''|true|false|'|\d)\w|[!=]== *[\w.]*(?:secret|token|mac|hmac|csrf|nonce|password|challenge|recoveryCode|verifier)\b/i;

/** Comparisons of values that are no secret of the site, or that the one who sends them has anyway. */
const NO_SECRETS: readonly string[] = [
  // The payment methods of a member are compared with a new one of the same member.
  'advertising/billing/payment-methods.ts',
];

const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8');
const sources = globSync('**/*.ts', { cwd: SOURCES }).filter(
  (path) => !path.endsWith('.test.ts') && !path.startsWith('testing/') && !path.includes('/generated/'),
);

test.each(Object.entries(CHECKS))(
  '[AC-05] [AC-06] %s compares its secret in constant time, or looks it up by its hash',
  (path, [, check]) => {
    expect(read(path)).toMatch(check);
  },
);

test('[AC-05] [AC-06] every source that checks a secret is in this list', () => {
  const found = sources.filter((path) => {
    const text = read(path);
    return CONSTANT_TIME.test(text) || /Hash, hash(?:Token|OfInviteCode|Of)\(/.test(text);
  });
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((path) => !Object.hasOwn(CHECKS, path))).toEqual([]);
});

test('[AC-05] [AC-06] no source compares a secret by an operator', () => {
  const found = sources.filter((path) =>
    read(path)
      .split('\n')
      .some((line) => BY_OPERATOR.test(line)),
  );
  expect(found.filter((path) => !NO_SECRETS.includes(path))).toEqual([]);
});

test.each(['if (token === wanted)', 'return mac !== expected;', 'a.find((one) => one === csrf)'])(
  '[AC-05] [AC-06] %s is found',
  (line) => {
    expect(line).toMatch(BY_OPERATOR);
  },
);
