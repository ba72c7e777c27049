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
  const grid = `[data-pin-grid="${id}"]`;
  const starts = items.slice(0, shown).map((_, at) => `${grid}>:nth-child(${at + 1}){--pg-c:`);
  const known: Partial<Record<number, readonly CardSize[]>> = {};
  let sheet = '';
  for (const rule of rules) {
    if (rule.count > SERVER_COLUMNS_MAX) continue;
    const sizes = (known[rule.nominal] ??= items.map((item) => measure(item, rule.nominal)));
    sheet += `@container (min-width:${rule.from}px){${grid}${rulesOf(starts, sizes, rule)}}`;
  }
  return sheet;
}

/** Returns the rules of a grid and its first cards at a breakpoint; `starts` are the beginnings of those of the cards. */
function rulesOf(starts: readonly string[], sizes: readonly CardSize[], rule: Breakpoint): string {
  const { count, gap, margin, most } = rule;
  const { column, span, lengths, byColumn, ends } = layoutCards(sizes, identity, rule);
  const width = `min(${most}px,(100cqw - ${2 * margin + (count - 1) * gap}px)/${count})`;
  const height = byColumn.map((_, at) => lengthText(ends, 2 * at, gap)).join();
  let styles = `{--pb-narrow-cards:${Number(isNarrow(rule))};--pg-gap:${gap}px;--pg-w:${width};block-size:max(0px,${height})}`;
  starts.forEach((start, at) => {
    const wide = span[at] === 1 ? '' : `;--pg-s:${span[at]}`;
    styles += `${start}${(column[at] ?? 0) - count / 2};--pg-y:${lengthText(lengths, 4 * at)}${wide}}`;
  });
  return styles;
}

const lengthText = (of: Float64Array, at: number, less = 0): string =>
  `${round(of[at])}*var(--pg-w) + ${round((of[at + 1] ?? 0) - less)}px`;

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
