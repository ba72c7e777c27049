import { useState } from 'react';
import { columnRule, columnsIn, type ColumnRule } from '../model/columns.ts';
import {
  appendCards,
  emptyPlacement,
  type CardSize,
  type Placement,
  type Standing,
} from '../model/layout.ts';

type Placed<T> = {
  readonly items: readonly T[];
  readonly measure: (item: T, nominalWidth: number) => CardSize;
  readonly rule: ColumnRule;
  readonly placement: Placement;
};

/**
 * Where items stand in a container of this width, when it is known. Items that were added at the end are placed after
 * those that stand; any other change, another measure and another rule of columns place all anew.
 */
export function useStanding<T>(
  items: readonly T[],
  width: number | undefined,
  keyOf: (item: T) => string,
  measure: (item: T, nominalWidth: number) => CardSize,
): Standing | undefined {
  const [kept, keep] = useState<Placed<T>>();
  if (width === undefined) return undefined;
  const rule = columnRule(width);
  const columns = columnsIn(width, rule);
  const stands = kept?.rule === rule && kept.measure === measure ? kept : undefined;
  if (stands?.items === items) return { ...stands.placement, ...columns };
  const start = stands && isPrefix(stands.items, items, keyOf) ? stands : undefined;
  const placement = appendCards(
    start?.placement ?? emptyPlacement(rule),
    items.slice(start?.items.length).map((item) => measure(item, rule.nominal)),
    rule,
  );
  keep({ items, measure, rule, placement });
  return { ...placement, ...columns };
}

/** Whether a list begins with the items of another, as the same objects or under the same keys. */
export function isPrefix<T>(start: readonly T[], whole: readonly T[], keyOf: (item: T) => string): boolean {
  return start.every((item, at) => {
    const other = whole[at];
    return other === item || (other !== undefined && keyOf(other) === keyOf(item));
  });
}
