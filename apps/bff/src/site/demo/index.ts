import { DEMO_LOGINS, DEMO_PASSWORD, demoWorld, drawnSmall, type DemoWorld } from '@pegboard/demo-content';
import { inArray, or, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { tables } from '../tables.ts';
import type { Deps } from '../deps.ts';
import { aggregateSaves } from '../../discovery/explore/index.ts';
import { drawPictures } from './draw-pictures.ts';
import { drawVideos } from './draw-videos.ts';
import { storeActivity } from './store-activity.ts';
import { storeImages, storeRows, storeTopics } from './store-world.ts';
import { worldRows } from './world-rows.ts';

/** An account of the demo content that anybody may use. */
export type DemoAccount = { readonly username: string; readonly password: string; readonly says: string };

/** The accounts that the demo content can be tried with, for the start to print. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = DEMO_LOGINS.map((login) => ({
  ...login,
  password: DEMO_PASSWORD,
}));

/** Wide enough for a card to show what it is. */
const SMALL_WIDTH = 184;
const LOAD_LOCK = 7_340_114;

/**
 * Loads the demo content, once: it is there when one of its people is. Pictures are drawn and stored first, all rows
 * come after in one transaction: a load that is cut off leaves files that the next one writes again, and no row.
 */
export async function loadDemoContent(
  deps: Pick<Deps, 'db' | 'env' | 'imagePool' | 'imageStore' | 'now'>,
  say: (line: string) => void,
  world: DemoWorld = deps.env.drawsDemoSmall ? drawnSmall(demoWorld(), SMALL_WIDTH) : demoWorld(),
): Promise<void> {
  if (await isLoaded(deps.db, world)) return;
  const drawing = drawPictures(deps, world, say);
  const [pictures, videos, passwordHash] = await Promise.all([
    drawing,
    drawVideos(deps, world, drawing, say),
    passwordHashes(),
  ]);
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    if (await isLoaded(tx, world)) return;
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
async function isLoaded(db: Db, { creators }: DemoWorld): Promise<boolean> {
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
 * The password hashes of the world: the demo accounts have the one that is reported, the others one that no
 * one knows.
 */
async function passwordHashes(): Promise<(username: string) => string> {
  const hashes = new Map(
    await Promise.all(
      DEMO_ACCOUNTS.map(async ({ username, password }) => [username, await hashPassword(password)] as const),
    ),
  );
  const unknown = await hashPassword(randomBytes(32).toString('hex'));
  return (username) => hashes.get(username) ?? unknown;
}
