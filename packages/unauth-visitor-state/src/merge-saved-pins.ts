import { CLAIM_ATTEMPTS_MAX, claimPins, claimKey, type Claim } from './model/claims.ts';
import { resolveUpsell } from './model/upsells.ts';
import { readPart, writePart, type VisitorParts } from './stored-parts.ts';
import type { VisitorStorage } from './visitor-storage.ts';

/**
 * The result of one save: 'refused' is final, 'unreachable' can be retried, and 'other-user' means that
 * another member is signed in.
 */
export type MergeSaveResult = 'saved' | 'refused' | 'unreachable' | 'other-user';

/** The ports of the merge. */
export type MergePorts = {
  readonly storage: VisitorStorage | undefined;
  /** The member for whom the page was rendered. */
  readonly userId: string;
  readonly nowMs: () => number;
  /** Saves a pin for this member only, once per key, however often it is called. */
  readonly save: (pin: {
    readonly pinId: string;
    readonly userId: string;
    readonly key: string;
  }) => Promise<MergeSaveResult>;
  /** Runs a task under a lock shared by all tabs. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
};

/** The result of the merge: the saved pins, and those that were rejected for good. */
export type MergeResult = { readonly saved: readonly string[]; readonly failed: readonly string[] };

/**
 * Saves the visitor's pins after sign-in: first they become claims of this member and the visitor's list is
 * cleared, then each claim is saved once, oldest first, and removed. If the page ends in between, the next
 * one saves the remaining claims with the same keys. Claims of other members are never touched. Source:
 * UV-06.
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

/** Marks the prompt that led to the sign-in as completed (UV-07). */
function completePrompt({ storage }: MergePorts): void {
  const before = readPart(storage, 'upsells');
  const after = resolveUpsell(before, 'saveButtonExp', 'completed');
  if (after !== before) writePart(storage, 'upsells', after);
}

/** Converts the stored saves to claims of this member, and returns all their claims, oldest first. */
function claimAll({ storage, userId, nowMs }: MergePorts): readonly Claim[] {
  const saves = readPart(storage, 'saves');
  const claims = claimPins(readPart(storage, 'claims'), saves, { userId, nowMs: nowMs() });
  const isStored = writePart(storage, 'claims', claims);
  // Also if there was no space for the claims: another member must not find the pins here.
  if (saves.length > 0) writePart(storage, 'saves', []);
  if (!isStored) writePart(storage, 'claims', claims);
  return claims.filter((claim) => claim.userId === userId).toSorted((one, other) => one.ts - other.ts);
}

/** Replaces or removes one claim; the others are read from storage again. */
function settle({ storage }: MergePorts, claim: Claim, after: Claim | undefined): void {
  const key = claimKey(claim);
  const claims: VisitorParts['claims'] = readPart(storage, 'claims').flatMap((stored) =>
    claimKey(stored) === key ? (after ?? []) : stored,
  );
  writePart(storage, 'claims', claims);
}
