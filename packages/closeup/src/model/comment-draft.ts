import { COMMENT_MAX, graphemeCount, isLongerThan } from '@pegboard/types';

/** Number of remaining characters from which the field shows the count. */
const NEAR_LIMIT = 50;

/** Maximum number of excess characters that is shown. */
const COUNTED_OVER = 999;

/**
 * The length of a text relative to the limit: `left` is negative if it is too long, and null if it is far
 * below.
 */
export type DraftLength =
  | { readonly kind: 'fine' }
  | { readonly kind: 'near'; readonly left: number }
  | { readonly kind: 'over'; readonly left: number | null };

/**
 * Returns the length of a text relative to the limit of 500 visible characters, without surrounding spaces
 * (CU-07). Reported from 50 remaining on.
 */
export function draftLength(text: string): DraftLength {
  const said = text.trim();
  if (said.length < COMMENT_MAX - NEAR_LIMIT) return { kind: 'fine' };
  if (isLongerThan(said, COMMENT_MAX + COUNTED_OVER)) return { kind: 'over', left: null };
  const left = COMMENT_MAX - graphemeCount(said);
  if (left > NEAR_LIMIT) return { kind: 'fine' };
  return { kind: left < 0 ? 'over' : 'near', left };
}

/** Returns whether a text can be sent: it is neither empty nor too long. */
export function isSendable(text: string): boolean {
  return text.trim() !== '' && draftLength(text).kind !== 'over';
}

/** A submitted text, with the idempotency key of its request. */
export type SubmittedDraft = { readonly text: string; readonly place: string; readonly key: string };

/**
 * Returns the submitted draft. After a failure, the same text for the same target keeps its idempotency key,
 * since it may have arrived.
 */
export function toSubmittedDraft(
  failed: SubmittedDraft | undefined,
  draft: { readonly text: string; readonly place: string },
  newKey: () => string,
): SubmittedDraft {
  const text = draft.text.trim();
  if (failed?.text === text && failed.place === draft.place) return failed;
  return { text, place: draft.place, key: newKey() };
}

/** A key that was pressed in the field of a comment. */
export type ComposerKey = {
  readonly key: string;
  readonly isShift: boolean;
  /** True during IME composition, in which Enter confirms a character. */
  readonly isComposing: boolean;
  /** True on a touch keyboard, which has no Shift+Enter. */
  readonly isTouch: boolean;
};

/**
 * Returns the action of a key in a comment's field (CU-07): Enter sends; with Shift or on a touch screen it
 * breaks the line.
 */
export function getComposerAction({
  key,
  isShift,
  isComposing,
  isTouch,
}: ComposerKey): 'send' | 'leave' | 'write' {
  if (isComposing) return 'write';
  if (key === 'Escape') return 'leave';
  return key === 'Enter' && !isShift && !isTouch ? 'send' : 'write';
}
