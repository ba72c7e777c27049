import type { SignedIn } from '../../../platform/http/viewer.ts';
import type { Deps } from '../deps.ts';
import type { ImportFiles } from '../files/import-files.ts';
import type { ImportChoices } from '../import-choices.ts';
import type { ItemReason, ItemResult } from '../import-report.ts';
import {
  createOnce,
  findImported,
  type FoundItem,
  type ImportedKind,
  type ItemKey,
  type KindKey,
} from '../imported-items.ts';
import type { Db } from '../../../platform/database/db.ts';

/** One run of an import: what its steps share. */
export type ImportRun = {
  readonly deps: Deps;
  readonly owner: SignedIn;
  readonly importId: bigint;
  readonly files: ImportFiles;
  /** The name under which the ids of the items are remembered. */
  readonly source: string;
  readonly choices: ImportChoices;
  /**
   * The boards and sections by their ids in the file; null for a board that was left out by choice, and for
   * a section whose Pins are on the board itself.
   */
  readonly boards: Map<string, bigint | null>;
  readonly sections: Map<string, bigint | 'left_out' | null>;
  /** The number with which the next board of a name and privacy is tried. */
  readonly nextNames: Map<string, number>;
  /** Aborted when the run has to end. */
  readonly signal: AbortSignal;
  /** Runs work that needs the whole machine after the earlier one. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
};

/** The result of creating an item. */
export type Created = Pick<ItemResult, 'result' | 'reason' | 'targetId'>;

/** Ends the import of an item with its reason. */
export class LeftOutError extends Error {
  readonly reason: ItemReason;
  constructor(reason: ItemReason, options: ErrorOptions = {}) {
    super(`An item of an import was left out: ${reason}.`, options);
    this.reason = reason;
  }
}

/** Returns the key of the items of a kind. */
export function kindKeyOf({ owner, source }: ImportRun, kind: ImportedKind): KindKey {
  return { ownerId: owner.id, source, kind };
}

function keyOf(run: ImportRun, kind: ImportedKind, sourceId: string): ItemKey {
  return { ...kindKeyOf(run, kind), sourceId };
}

/** Returns what was created from an item before. */
export function findItem(
  run: ImportRun,
  kind: ImportedKind,
  sourceId: string,
): Promise<FoundItem | undefined> {
  return findImported(run.deps.db, keyOf(run, kind, sourceId));
}

/** Creates an item once. An item that this import created before an interruption counts as created. */
export async function createItemOnce(
  run: ImportRun,
  kind: ImportedKind,
  sourceId: string,
  create: (tx: Db) => Promise<bigint>,
): Promise<Created & { readonly targetId: bigint }> {
  const { targetId, importId } = await createOnce(
    run.deps.db,
    keyOf(run, kind, sourceId),
    run.importId,
    create,
  );
  return { result: importId === run.importId ? 'created' : 'known', targetId };
}

/** Returns the board with an id in the file. Throws `LeftOutError`. */
export function boardOf({ boards }: ImportRun, id: string): bigint {
  const found = boards.get(id);
  if (found === null) throw new LeftOutError('board_not_chosen');
  if (found === undefined) throw new LeftOutError('board_missing');
  return found;
}

/** Returns a time of a file; the present one for a later time. */
export const pastTime = (time: Date): Date => new Date(Math.min(time.getTime(), Date.now()));

/** Creates a function that runs one piece of work after the other. */
export function createTurns(): ImportRun['inTurn'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
