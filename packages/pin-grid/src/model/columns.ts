/** How the columns of a grid stand in a container. All lengths are CSS pixels. */
export type Columns = {
  readonly count: number;
  readonly cardWidth: number;
  readonly gap: number;
  /** From the container's start edge to the first column. */
  readonly inset: number;
};

/** The rule of a range of container widths: how wide cards are, and how far apart. */
export type ColumnRule = {
  /** The range begins at this container width. */
  readonly from: number;
  readonly count: number;
  readonly gap: number;
  /** The least room at either side of the grid. */
  readonly margin: number;
  /** A card grows with the container up to this. */
  readonly cardMax: number;
  /**
   * The card width, 236 or 175, that decides which column a card goes to and on how many lines its texts stand, so that
   * the server and every browser decide alike.
   */
  readonly nominal: number;
};

/** The widths of PG-01 (§9): 236 by default, 270 at most on a desktop, 175 at least on a mobile, gaps 24, 16 and 12. */
export const CARD_WIDTHS = { standard: 236, max: 270, mobileMin: 175 } as const;
const GAPS = { wide: 24, medium: 16, narrow: 12 } as const;
const MARGINS = { wide: 24, medium: 16, narrow: 8 } as const;
const DESKTOP_COLUMNS_MIN = 3;
const WIDE_FROM = 1700;
const COUNT_MAX = 24;

const widthFor = (count: number, card: number, gap: number, margin: number): number =>
  count * card + (count - 1) * gap + 2 * margin;

/** The rules by container width, narrow to wide: two columns on a phone however narrow, then one more for each that fits. */
export const COLUMN_RULES: readonly ColumnRule[] = makeRules();

function makeRules(): readonly ColumnRule[] {
  const { standard, max, mobileMin } = CARD_WIDTHS;
  const mobile = { gap: GAPS.narrow, margin: MARGINS.narrow, cardMax: max, nominal: mobileMin };
  const rules: ColumnRule[] = [
    { ...mobile, from: 0, count: 2 },
    { ...mobile, from: widthFor(3, mobileMin, GAPS.narrow, MARGINS.narrow), count: 3 },
  ];
  for (let count = DESKTOP_COLUMNS_MIN; count <= COUNT_MAX; count += 1) {
    const isWide = widthFor(count, standard, GAPS.wide, MARGINS.wide) >= WIDE_FROM;
    const gap = isWide ? GAPS.wide : GAPS.medium;
    const margin = isWide ? MARGINS.wide : MARGINS.medium;
    rules.push({
      from: widthFor(count, standard, gap, margin),
      count,
      gap,
      margin,
      cardMax: max,
      nominal: standard,
    });
  }
  return rules;
}

/** Whether the cards of a rule set their texts as the narrow cards of a phone do. */
export const isNarrow = ({ nominal }: ColumnRule): boolean => nominal < CARD_WIDTHS.standard;

/** The rule that a container width falls under. */
export function columnRule(containerWidth: number): ColumnRule {
  const rule = COLUMN_RULES.findLast(({ from }) => containerWidth >= from);
  if (!rule) throw new RangeError(`A container is ${containerWidth} px wide; widths are 0 or more.`);
  return rule;
}

/** The columns in a container of this width: as wide as fits up to the rule's most, centred. */
export function columnsIn(containerWidth: number, rule: ColumnRule = columnRule(containerWidth)): Columns {
  const { count, gap, margin, cardMax } = rule;
  const room = Math.max(0, containerWidth - 2 * margin - (count - 1) * gap);
  const cardWidth = Math.min(cardMax, room / count);
  const inset = (containerWidth - count * cardWidth - (count - 1) * gap) / 2;
  return { count, cardWidth, gap, inset };
}
