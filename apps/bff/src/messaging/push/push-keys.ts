import { eq, sql } from 'drizzle-orm';
import { openSecret, sealSecret } from '../../people/accounts/index.ts';
import type { ConfigDeps, DatabaseDeps } from '../../platform/deps.ts';
import { pushKeys, pushSubscriptions } from './tables.ts';

/** The key pair of the site at push services, in base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const ROW = 1;
/** The owner to which the private key is bound: the site. */
const SITE = 0n;

/**
 * Returns the key pair of the site, which the first process makes. It is encrypted with the secret of the site: after a change
 * of the secret there is a new pair, and devices have to be added again, because push services accept no other key for them.
 */
export function findPushKeys({ db: root, env }: DatabaseDeps & ConfigDeps): Promise<PushKeys> {
  const read = async (db: DatabaseDeps['db']): Promise<PushKeys | undefined> => {
    const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, ROW));
    const privateKey = row && openSecret(env.secret, SITE, row.sealedPrivateKey, 'push-key');
    return row && privateKey !== undefined ? { publicKey: row.publicKey, privateKey } : undefined;
  };
  const create = (): Promise<PushKeys> =>
    root.transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('push_keys'))`);
      const known = await read(db);
      if (known) return known;
      const { default: webPush } = await import('web-push');
      const keys = webPush.generateVAPIDKeys();
      const { publicKey } = keys;
      const sealedPrivateKey = sealSecret(env.secret, SITE, keys.privateKey, 'push-key');
      await db.delete(pushSubscriptions);
      await db
        .insert(pushKeys)
        .values({ id: ROW, publicKey, sealedPrivateKey })
        .onConflictDoUpdate({ target: pushKeys.id, set: { publicKey, sealedPrivateKey } });
      return keys;
    });
  return read(root).then((known) => known ?? create());
}
