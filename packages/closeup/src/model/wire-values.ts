import { compact, firstText } from '@pegboard/types';

/** Returns those of some texts from outside that are not blank, trimmed. */
export function nonBlankTexts(texts: readonly unknown[] | null | undefined): readonly string[] {
  return compact(texts)
    .map((text) => firstText(text))
    .filter((text) => text !== '');
}

/** Returns a number of things from outside; 0 for anything else. */
export const countOf = (count: unknown): number =>
  Number.isFinite(count) ? Math.max(0, count as number) : 0;
