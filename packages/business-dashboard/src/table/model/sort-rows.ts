/** The column and direction of a table's sort order. */
export type TableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' };

/** The value by which rows are compared; missing values are last in both directions. */
export type SortValue = string | number | null | undefined;

const collator = /* @__PURE__ */ new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Returns the sorted rows; equal ones preserve their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort['direction'],
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((one, other) => compare(one.value, other.value, sign))
    .map(({ row }) => row);
}

/**
 * Returns the sort order after a press on a column header: numbers start in descending, texts in ascending
 * order.
 */
export function nextSort(
  sort: TableSort | undefined,
  column: string,
  first: TableSort['direction'],
): TableSort {
  if (sort?.column !== column) return { column, direction: first };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

function compare(one: SortValue, other: SortValue, sign: number): number {
  const [isMissing, isOtherMissing] = [one == null, other == null];
  if (isMissing || isOtherMissing) return Number(isMissing) - Number(isOtherMissing);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * collator.compare(String(one), String(other));
}
