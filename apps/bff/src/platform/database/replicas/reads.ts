import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.ts';

/** The source of the replicas of a request. */
export type ReadSource = {
  /** Returns a replica that can be read for a member, or for a visitor: one that has all their own writes. */
  choose(userId: bigint | undefined): Promise<Replica | undefined>;
};

/**
 * The reads of one request. All of them are made on one server: a replica that has every acknowledged write of the member, or the
 * primary. A request that changes something reads the primary from then on.
 */
export class RequestReads {
  readonly #source: ReadSource;
  #choice: Promise<Replica | undefined> | undefined;
  #losses: number | undefined;
  #staysAtPrimary: boolean;
  #userId: bigint | undefined;
  #isKnown: boolean;
  #hasWritten = false;

  /**
   * `onlyReads` is true for requests that are answered by a replica at all. `isVisitor` is true if the request has no credentials;
   * otherwise the primary is read until the member is known.
   */
  constructor(
    source: ReadSource,
    { onlyReads, isVisitor }: { readonly onlyReads: boolean; readonly isVisitor: boolean },
  ) {
    this.#source = source;
    this.#staysAtPrimary = !onlyReads;
    this.#isKnown = isVisitor;
  }

  /** The member who makes the request, if one is known. */
  get userId(): bigint | undefined {
    return this.#userId;
  }

  /** True if a statement of the request may have changed something. */
  get hasWritten(): boolean {
    return this.#hasWritten;
  }

  /** Sets the member who makes the request; undefined for a visitor. */
  readFor(userId: bigint | undefined): void {
    this.#userId = userId;
    this.#isKnown = true;
  }

  /** Notes that a statement may change something. */
  noteWrite(): void {
    this.#hasWritten = true;
    this.stayAtPrimary();
  }

  /** Reads the primary from now on. */
  stayAtPrimary(): void {
    this.#staysAtPrimary = true;
  }

  /** Returns the replica to read; undefined for the primary. */
  async choose(): Promise<Replica | undefined> {
    if (this.#staysAtPrimary || !this.#isKnown) return undefined;
    this.#choice ??= this.#source.choose(this.#userId);
    const replica = await this.#choice;
    this.#losses ??= replica?.losses;
    // A server that was started again may have replayed less than before.
    if (!replica || replica.losses !== this.#losses) this.stayAtPrimary();
    return this.#staysAtPrimary ? undefined : replica;
  }
}

const current = new AsyncLocalStorage<RequestReads | undefined>();

/** Returns the reads of the current request; undefined in jobs and commands, and for what must be current. */
export function currentReads(): RequestReads | undefined {
  return current.getStore();
}

/** Runs a part of a request whose statements belong to these reads. */
export function runWithReads<T>(reads: RequestReads | undefined, work: () => T): T {
  return current.run(reads, work);
}
