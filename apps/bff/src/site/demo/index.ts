import {
  DEMO_LOGINS,
  DEMO_PASSWORD,
  demoCreators,
  demoWorld,
  drawnSmall,
  type DemoWorld,
} from '@pegboard/demo-content';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { createSessions, hashPassword, isPassword, passkeys, users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { tables } from '../tables.ts';
import type { Deps } from '../deps.ts';
import { aggregateSaves } from '../../discovery/explore/index.ts';
import { drawPictures } from './draw-pictures.ts';
import { drawVideos } from './draw-videos.ts';
import { storeActivity } from './store-activity.ts';
import { storeImages, storeRows, storeTopics } from './store-world.ts';
import { worldRows } from './world-rows.ts';

/** A demo account with its public password. */
export type DemoAccount = { readonly username: string; readonly password: string; readonly says: string };

/** The demo accounts, printed at start. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = DEMO_LOGINS.map((login) => ({
  ...login,
  password: DEMO_PASSWORD,
}));

/** Minimum width in pixels at which a card shows what its image depicts. */
const SMALL_WIDTH = 184;
const LOAD_LOCK = 7_340_114;
/** Timeout of each statement of the load, and of each wait between two, on a busy machine. */
const LOAD_TIMEOUT = '60s';

/**
 * Loads the demo content, once: it is loaded if one of its members exists. Images are stored first, then all
 * rows in one transaction: an interrupted load leaves files that the next one overwrites, and no rows.
 */
export async function loadDemoContent(
  deps: Pick<Deps, 'db' | 'env' | 'imagePool' | 'imageStore' | 'now'>,
  say: (line: string) => void,
  customWorld?: DemoWorld,
): Promise<void> {
  // Most starts end here: creating the whole world would take 0.4 s of each.
  if (await isLoaded(deps.db, customWorld?.creators ?? demoCreators())) return;
  const world = customWorld ?? (deps.env.drawsDemoSmall ? drawnSmall(demoWorld(), SMALL_WIDTH) : demoWorld());
  const drawing = drawPictures(deps, world, say);
  const [pictures, videos, passwordHash] = await Promise.all([
    drawing,
    drawVideos(deps, world, drawing, say),
    passwordHashes(deps.env.opensDemoAccounts ? DEMO_ACCOUNTS : []),
  ]);
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('statement_timeout', ${LOAD_TIMEOUT}, true),
        set_config('idle_in_transaction_session_timeout', ${LOAD_TIMEOUT}, true),
        pg_advisory_xact_lock(${LOAD_LOCK})`);
    if (await isLoaded(tx, world.creators)) return;
    const imageId = await storeImages(tx, pictures);
    const topicId = await storeTopics(tx, world);
    await storeRows(
      tx,
      worldRows(world, {
        now: deps.now(),
        imageId,
        video: (key) => videos.get(key),
        topicId,
        passwordHash,
      }),
    );
    await storeActivity(tx, deps.now());
    await aggregateSaves(tx, deps.now());
    const { pins, boards, creators } = world;
    say(`Demo content: ${pins.length} pins on ${boards.length} boards by ${creators.length} people`);
  });
}

/** Returns whether an account has one of the demo usernames or emails already. */
async function isLoaded(db: Db, creators: DemoWorld['creators']): Promise<boolean> {
  const { users } = tables;
  const [one] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        inArray(
          users.username,
          creators.map(({ username }) => username),
        ),
        inArray(
          users.email,
          creators.map(({ email }) => email),
        ),
      ),
    )
    .limit(1);
  return one !== undefined;
}

/**
 * Creates the password hashes of the world: accounts that are open have the published password, the others a random
 * one.
 */
async function passwordHashes(open: readonly DemoAccount[]): Promise<(username: string) => string> {
  const hashes = new Map(
    await Promise.all(
      open.map(async ({ username, password }) => [username, await hashPassword(password)] as const),
    ),
  );
  const unknown = await hashPassword(randomBytes(32).toString('hex'));
  return (username) => hashes.get(username) ?? unknown;
}

/**
 * Closes the demo accounts that still have the published password, of a site that was tried out before it became public:
 * the password, the sessions, the passkeys and the apps no longer work. Returns their usernames. Source: OP-01.
 */
export async function closeDemoAccounts(db: Db): Promise<readonly string[]> {
  const accounts = await db
    .select({ id: users.id, username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(
      inArray(
        users.username,
        DEMO_ACCOUNTS.map(({ username }) => username),
      ),
    );
  const closed: string[] = [];
  for (const { id, username, passwordHash } of accounts) {
    if (!(await isPassword(DEMO_PASSWORD, passwordHash))) continue;
    const unknown = await hashPassword(randomBytes(32).toString('hex'));
    await db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: unknown }).where(eq(users.id, id));
      await tx.delete(passkeys).where(eq(passkeys.userId, id));
      await createSessions({ db: tx, now: () => new Date() }).endOthers(id, undefined, tx);
    });
    closed.push(username);
  }
  return closed;
}
