/** How the columns of a grid stand in a container. All lengths are CSS pixels. */
export type Columns = {
  readonly count: number;
  readonly cardWidth: number;
  readonly gap: number;
  /** From the container's start edge to the first column. */
  readonly inset: number;
};

/** The rule of a range of container widths: how many cards stand beside each other, and how far apart. */
export type ColumnRule = {
  /** The range begins at this container width. */
  readonly from: number;
  readonly count: number;
  readonly gap: number;
  /** The least room at either side of the grid. */
  readonly margin: number;
  /**
   * The card width, 236 or 175 in the usual rules, that decides which column a card goes to and on how many lines its texts stand, so that
   * the server and every browser decide alike. A card grows with the container, to `most`.
   */
  readonly nominal: number;
  /** The narrowest card that the rule is made for: its nominal one, on a phone that of a container of 268 px. */
  readonly least: number;
  /** The widest card. */
  readonly most: number;
};

/** The widths of PG-01 (§9), in CSS pixels: a card's by default, its greatest on a desktop and its least on a mobile. */
export const CARD_PX = 236;
export const CARD_MAX_PX = 270;
export const MOBILE_CARD_PX = 175;
const COLUMNS_MIN = 2;
const NARROW_CARD_PX = 120;
const DESKTOP_COLUMNS_MIN = 3;
const COLUMNS_MAX = 24;
/** Gaps are 12 px on a phone, 16 on a desktop and 24 from this width on. */
const WIDE_FROM = 1700;

function ruleOf(count: number, nominal: number, gap: number, margin = gap): ColumnRule {
  const from = count > COLUMNS_MIN ? count * nominal + (count - 1) * gap + 2 * margin : 0;
  return { from, count, gap, margin, nominal, least: from > 0 ? nominal : NARROW_CARD_PX, most: CARD_MAX_PX };
}

const narrowest = ruleOf(COLUMNS_MIN, MOBILE_CARD_PX, 12, 8);

/** The rules by container width, narrow to wide: two columns on a phone however narrow, then one more for each that fits. */
export const COLUMN_RULES: readonly ColumnRule[] = [
  narrowest,
  ruleOf(COLUMNS_MIN + 1, MOBILE_CARD_PX, 12, 8),
  ...Array.from({ length: COLUMNS_MAX - DESKTOP_COLUMNS_MIN + 1 }, (_, at) => {
    const count = DESKTOP_COLUMNS_MIN + at;
    const wide = ruleOf(count, CARD_PX, 24);
    return wide.from < WIDE_FROM ? ruleOf(count, CARD_PX, 16) : wide;
  }),
];

/** Whether the cards of a rule set their texts as the narrow cards of a phone do. */
export const isNarrow = ({ nominal }: ColumnRule): boolean => nominal < CARD_PX;

/** The rule that a container width falls under. */
export function columnRule(containerWidth: number, rules: readonly ColumnRule[] = COLUMN_RULES): ColumnRule {
  return rules.findLast(({ from }) => containerWidth >= from) ?? rules[0] ?? narrowest;
}

/** The columns in a container of this width: as wide as fits up to the rule's widest card, centred. */
export function columnsIn(containerWidth: number, rule: ColumnRule = columnRule(containerWidth)): Columns {
  const { count, gap, margin, most } = rule;
  const gaps = (count - 1) * gap;
  const cardWidth = Math.min(most, Math.max(0, containerWidth - 2 * margin - gaps) / count);
  return { count, cardWidth, gap, inset: (containerWidth - count * cardWidth - gaps) / 2 };
}
