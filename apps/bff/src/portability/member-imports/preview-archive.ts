import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findImported } from './imported-items.ts';
import type { OpenArchive } from './open-archive.ts';
import { readArchive } from './read-archive.ts';

/** The expected results of an import, by kind. */
export type ImportPreview = {
  readonly site: string;
  readonly boards: readonly { readonly name: string; readonly privacy: string; readonly pins: number }[];
  readonly sections: number;
  readonly notes: number;
  /** Pins that would be created, and that were imported before. */
  readonly pins: number;
  readonly known: number;
  /** Lines that are not valid, and Pins whose image is missing. */
  readonly invalid: number;
};

/** Reads an archive without creating anything. Throws `ArchiveError`. */
export async function previewArchive(
  db: Db,
  owner: Pick<SignedIn, 'id'>,
  archive: OpenArchive,
): Promise<ImportPreview> {
  const boards = new Map<string, { name: string; privacy: string; pins: number }>();
  const counts = { sections: 0, notes: 0, pins: 0, known: 0, invalid: 0 };
  let site = '';
  for await (const read of readArchive(archive)) {
    if (!read.ok) {
      counts.invalid += 1;
      continue;
    }
    const { line } = read;
    if (line.kind === 'archive') site = line.site.slice(0, 200);
    if (line.kind === 'board') boards.set(line.id, { name: line.name, privacy: line.privacy, pins: 0 });
    if (line.kind === 'section') counts.sections += 1;
    if (line.kind === 'note') counts.notes += 1;
    if (line.kind !== 'pin' || line.board === null) continue;
    const board = boards.get(line.board);
    const key = { ownerId: owner.id, source: site, kind: 'pin', sourceId: BigInt(line.id) } as const;
    if (!board || !archive.names.has(line.image)) counts.invalid += 1;
    else if ((await findImported(db, key)) !== undefined) counts.known += 1;
    else {
      counts.pins += 1;
      board.pins += 1;
    }
  }
  return { site, boards: [...boards.values()], ...counts };
}
