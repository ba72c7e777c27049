import type { Deps } from '../deps.ts';

/** The account that is being erased. */
export type ErasedMember = { readonly id: bigint; readonly email: string };

/**
 * One kind of work of an erasure. A call does a part of it, in a transaction of its own that takes less than half a second, and
 * returns whether there may be more. Repeating a finished step changes nothing, so an interrupted erasure starts over.
 */
export type ErasureStep = (deps: Deps, member: ErasedMember) => Promise<boolean>;
