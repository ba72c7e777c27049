import { COLUMN_RULES, isNarrow, type ColumnRule } from './columns.ts';
import { appendCards, emptyPlacement, type CardSize } from './layout.ts';

/** The most columns that the first screen is laid out for before any script runs. */
const SERVER_COLUMNS_MAX = 9;

/**
 * The style sheet that puts the first `shown` cards in their final places at every container width, and gives the grid
 * the height of all (PG-03, PG-04). The server does not know the width, so each rule of columns has its container query,
 * and places are `a · card width + b`. Selects by `[data-pin-grid="id"]`; the cards are its children in order.
 */
export function serverStyles(
  id: string,
  sizesAt: (nominalWidth: number) => readonly CardSize[],
  shown: number,
): string {
  const known = new Map<number, readonly CardSize[]>();
  const sizesOf = ({ nominal }: ColumnRule): readonly CardSize[] => {
    const sizes = known.get(nominal) ?? sizesAt(nominal);
    known.set(nominal, sizes);
    return sizes;
  };
  const grid = `[data-pin-grid="${id}"]`;
  return COLUMN_RULES.filter(({ count }) => count <= SERVER_COLUMNS_MAX)
    .map(
      (rule) =>
        `@container pin-grid (min-width:${rule.from}px){${rulesOf(grid, sizesOf(rule), shown, rule)}}`,
    )
    .join('');
}

function rulesOf(grid: string, sizes: readonly CardSize[], shown: number, rule: ColumnRule): string {
  const { count, gap, margin, cardMax } = rule;
  const placement = appendCards(emptyPlacement(rule), sizes, rule);
  const width = `min(${cardMax}px,(100cqw - ${2 * margin + (count - 1) * gap}px)/${count})`;
  const ends = Array.from(placement.endAspect, (aspect, at) => {
    const extra = (placement.endExtra[at] ?? 0) - gap;
    return `${round(aspect)}*var(--pg-w) + ${round(extra)}px`;
  });
  const variables = `--pg-n:${count};--pb-narrow-cards:${isNarrow(rule) ? 1 : 0};--pg-gap:${gap}px;--pg-w:${width};block-size:max(0px,${ends.join(',')})`;
  const cards = sizes
    .slice(0, shown)
    .map(
      (_, index) =>
        `${grid}>:nth-child(${index + 1}){--pg-c:${placement.column[index] ?? 0};--pg-a:${round(placement.topAspect[index])};--pg-b:${round(placement.topExtra[index])}px}`,
    );
  return `${grid}{${variables}}${cards.join('')}`;
}

function round(value = 0): number {
  return Math.round(value * 10_000) / 10_000;
}
