import type { ReactNode } from 'react';
import { DEFAULT_BREAKPOINTS, isNarrow, type Breakpoint } from './columns.ts';
import { layoutCards, type CardSize } from './layout.ts';

/** Maximum number of columns for which the server lays out the first screen. */
const SERVER_COLUMNS_MAX = 9;

/**
 * Returns the style sheet that positions the first `shown` cards at every container width, and sets the
 * height of the grid with all cards (PG-03, PG-04). The server does not know the width, so each breakpoint
 * has a container query, and lengths are `a · card width + b`. Selects by `[data-pin-grid="id"]`; the cards
 * are its children in order.
 */
export function serverStyles<T>(
  id: string,
  items: readonly T[],
  measure: (item: T, nominalWidth: number) => CardSize,
  shown: number,
  rules: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
): string {
  const known: Partial<Record<number, readonly CardSize[]>> = {};
  return rules
    .filter(({ count }) => count <= SERVER_COLUMNS_MAX)
    .map((rule) => {
      const sizes = (known[rule.nominal] ??= items.map((item) => measure(item, rule.nominal)));
      const styles = rulesOf(`[data-pin-grid="${id}"]`, sizes, shown, rule);
      return `@container (min-width:${rule.from}px){${styles}}`;
    })
    .join('');
}

function rulesOf(grid: string, sizes: readonly CardSize[], shown: number, rule: Breakpoint): string {
  const { count, gap, margin, most } = rule;
  const { column, span, lengths, byColumn, ends } = layoutCards(sizes, identity, rule);
  const length = (of: Float64Array, at: number, less = 0): string =>
    `${round(of[at])}*var(--pg-w) + ${round((of[at + 1] ?? 0) - less)}px`;
  const width = `min(${most}px,(100cqw - ${2 * margin + (count - 1) * gap}px)/${count})`;
  const height = byColumn.map((_, at) => length(ends, 2 * at, gap));
  const cards = sizes
    .slice(0, shown)
    .map(
      (_, at) =>
        `${grid}>:nth-child(${at + 1}){--pg-c:${(column[at] ?? 0) - count / 2};--pg-y:${length(lengths, 4 * at)}${span[at] === 1 ? '' : `;--pg-s:${span[at] ?? 1}`}}`,
    );
  return `${grid}{--pb-narrow-cards:${Number(isNarrow(rule))};--pg-gap:${gap}px;--pg-w:${width};block-size:max(0px,${height.join()})}${cards.join('')}`;
}

const identity = (size: CardSize): CardSize => size;

const round = (value = 0): number => Math.round(value * 10_000) / 10_000;

type Card<T> = {
  readonly item: T;
  readonly renderItem: (item: T, isPriority: boolean) => ReactNode;
  readonly getHtml: ((item: T, isPriority: boolean) => string | undefined) | undefined;
};

/** Returns the content of a cell: the HTML of its card if it is cached, otherwise its rendering. */
export function cardContent<T>(
  { item, renderItem, getHtml }: Card<T>,
  isPriority: boolean,
): { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } } {
  const html = getHtml?.(item, isPriority);
  return html === undefined
    ? { children: renderItem(item, isPriority) }
    : { dangerouslySetInnerHTML: { __html: html } };
}
