import { useState } from 'react';
import type { ColumnRule } from '../model/columns.ts';
import { appendCards, emptyPlacement, type CardSize, type Placement } from '../model/layout.ts';

type Placed<T> = { readonly items: readonly T[]; readonly rule: ColumnRule; readonly placement: Placement };

/**
 * The placement of items under a rule. Items that were added at the end are placed after those that stand; any other
 * change places all anew.
 */
export function usePlacement<T>(
  items: readonly T[],
  rule: ColumnRule | undefined,
  keyOf: (item: T) => string,
  measure: (item: T, nominalWidth: number) => CardSize,
): Placement | undefined {
  const [kept, keep] = useState<Placed<T>>();
  if (!rule) return undefined;
  if (kept?.items === items && kept.rule === rule) return kept.placement;
  const stands = kept?.rule === rule && isPrefix(kept.items, items, keyOf) ? kept : undefined;
  const from = stands?.items.length ?? 0;
  const placement = appendCards(
    stands?.placement ?? emptyPlacement(rule),
    items.slice(from).map((item) => measure(item, rule.nominal)),
    rule,
  );
  keep({ items, rule, placement });
  return placement;
}

function isPrefix<T>(start: readonly T[], whole: readonly T[], keyOf: (item: T) => string): boolean {
  return (
    start.length <= whole.length &&
    start.every((item, at) => {
      const other = whole[at];
      return other === item || (other !== undefined && keyOf(other) === keyOf(item));
    })
  );
}
