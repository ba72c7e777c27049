import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { captions } from './tables.ts';

/** Captions in a language (BCP 47), with the name of their address. */
export type NamedCaptions = { readonly name: string; readonly language: string; readonly vtt: string };

/**
 * Returns captions with a new name that cannot be guessed: like the files of a video, they are readable by everyone who
 * knows it.
 */
export function nameCaptions(language: string, vtt: string): NamedCaptions {
  return { name: randomBytes(16).toString('hex'), language, vtt };
}

/** Returns the address of captions. */
export function captionsUrl(name: string): string {
  return `/captions/${name}.vtt`;
}

/** Stores the captions of a content, in the transaction that creates it. */
export async function storeCaptions(
  tx: Db,
  contentId: bigint,
  named: readonly NamedCaptions[],
): Promise<void> {
  if (named.length === 0) return;
  await tx.insert(captions).values(named.map(({ name, vtt }) => ({ name, contentId, vtt })));
}

/** Returns the text of captions. */
export async function findCaptions(db: Db, name: string): Promise<string | undefined> {
  const [found] = await db.select({ vtt: captions.vtt }).from(captions).where(eq(captions.name, name));
  return found?.vtt;
}
