import { CLAIM_ATTEMPTS_MAX, claimPins, claimKey, type Claim } from './model/claims.ts';
import { resolveUpsell } from './model/upsells.ts';
import { readPart, writePart, type VisitorParts } from './stored-parts.ts';
import type { VisitorStorage } from './visitor-storage.ts';

/**
 * The result of one save: 'refused' is final, 'unreachable' can be retried, and 'other-user' means that
 * another member is signed in.
 */
export type MergeSaveResult = 'saved' | 'refused' | 'unreachable' | 'other-user';

/** The outer world of the merge. */
export type MergePorts = {
  readonly storage: VisitorStorage | undefined;
  /** The member for whom the page was rendered. */
  readonly userId: string;
  readonly nowMs: () => number;
  /** Saves a pin for this person and no one else, once for a key however often it is called. */
  readonly save: (pin: {
    readonly pinId: string;
    readonly userId: string;
    readonly key: string;
  }) => Promise<MergeSaveResult>;
  /** Runs a task while no other tab runs one. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
};

/** The result of the merge: the saved pins, and those that were rejected for good. */
export type MergeResult = { readonly saved: readonly string[]; readonly failed: readonly string[] };

/**
 * Saves what the visitor stored, once they have signed in: first the pins become this person's claims and the visitor's
 * list is cleared, then each claim is saved once, the oldest first, and dropped. A page that ends between leaves the
 * claim to the next one, which saves it by the same key. Claims of others are never touched. Source: UV-06.
 */
export function mergeSavedPins(ports: MergePorts): Promise<MergeResult> {
  return ports.alone(async () => {
    const saved: string[] = [];
    const failed: string[] = [];
    completePrompt(ports);
    for (const claim of claimAll(ports)) {
      const result = await ports
        .save({ pinId: claim.pinId, userId: claim.userId, key: claimKey(claim) })
        .catch((): MergeSaveResult => 'unreachable');
      if (result === 'other-user') break;
      const tries = claim.tries + 1;
      if (result === 'unreachable' && tries < CLAIM_ATTEMPTS_MAX) {
        settle(ports, claim, { ...claim, tries });
        continue;
      }
      settle(ports, claim, undefined);
      (result === 'saved' ? saved : failed).push(claim.pinId);
    }
    return { saved, failed };
  });
}

/** The prompt that led here is completed (UV-07). */
function completePrompt({ storage }: MergePorts): void {
  const before = readPart(storage, 'upsells');
  const after = resolveUpsell(before, 'saveButtonExp', 'completed');
  if (after !== before) writePart(storage, 'upsells', after);
}

/** Makes what is stored this person's, and gives what is theirs, the oldest first. */
function claimAll({ storage, userId, nowMs }: MergePorts): readonly Claim[] {
  const saves = readPart(storage, 'saves');
  const claims = claimPins(readPart(storage, 'claims'), saves, { userId, nowMs: nowMs() });
  const isStored = writePart(storage, 'claims', claims);
  // Also when there was no room for the claims: another person must not find the pins here.
  if (saves.length > 0) writePart(storage, 'saves', []);
  if (!isStored) writePart(storage, 'claims', claims);
  return claims.filter((claim) => claim.userId === userId).toSorted((one, other) => one.ts - other.ts);
}

/** Replaces one claim, or drops it; the others are as they are stored now. */
function settle({ storage }: MergePorts, claim: Claim, after: Claim | undefined): void {
  const key = claimKey(claim);
  const claims: VisitorParts['claims'] = readPart(storage, 'claims').flatMap((stored) =>
    claimKey(stored) === key ? (after ?? []) : stored,
  );
  writePart(storage, 'claims', claims);
}
