import { and, eq, exists, isNull, notInArray } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { pins } from '../pin-access/index.ts';
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

/**
 * Replaces the captions of a content, in the transaction that changes it: those with a text are stored, those without one
 * stay, and all others are removed.
 */
export async function replaceCaptions(
  tx: Db,
  contentId: bigint,
  listed: readonly (Pick<NamedCaptions, 'name'> & { readonly vtt?: string })[],
): Promise<void> {
  const names = listed.map(({ name }) => name);
  await tx
    .delete(captions)
    .where(
      and(eq(captions.contentId, contentId), names.length > 0 ? notInArray(captions.name, names) : undefined),
    );
  const added = listed.flatMap(({ name, vtt }) => (vtt === undefined ? [] : [{ name, contentId, vtt }]));
  if (added.length > 0) await tx.insert(captions).values(added);
}

/** Returns the text of captions of a content that a pin shows. */
export async function findCaptions(db: Db, name: string): Promise<string | undefined> {
  const isShown = exists(
    db
      .select({ id: pins.id })
      .from(pins)
      .where(and(eq(pins.contentId, captions.contentId), isNull(pins.deletedAt))),
  );
  const [found] = await db
    .select({ vtt: captions.vtt })
    .from(captions)
    .where(and(eq(captions.name, name), isShown));
  return found?.vtt;
}
