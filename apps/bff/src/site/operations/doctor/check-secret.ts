import type pg from 'pg';
import { openSecret } from '../../../people/accounts/index.ts';
import type { CheckResult } from './check-result.ts';

/** Checks that the secret of the site opens what was stored with it: the key of notifications, and the newest two-step login (OP-08). */
export async function checkSecret(client: pg.Client, secret: string): Promise<readonly CheckResult[]> {
  const { rows } = await client.query<{ owner: string; sealed: string; purpose: 'push-key' | 'two-step' }>(`
    select '0' as owner, sealed_private_key as sealed, 'push-key' as purpose from push_keys
    union all (select user_id::text, sealed_secret, 'two-step' from two_step_logins order by user_id desc limit 1)`);
  const closed = rows.some(({ owner, sealed, purpose }) => {
    const opened =
      purpose === 'push-key'
        ? openSecret(secret, BigInt(owner), sealed, 'push-key')
        : openSecret(secret, BigInt(owner), sealed);
    return opened === undefined;
  });
  if (!closed) return [];
  return [
    {
      about: 'secret',
      state: 'wrong',
      says: 'is not the one with which two-step logins and keys were stored: members cannot use them',
      advice:
        'Put the former value back: PEGBOARD_SECRET, or the file `secret` of the data directory, from where you stored it with the backups.',
    },
  ];
}
