/** The geometry of a grid's columns in a container. All lengths are CSS pixels. */
export type Columns = {
  readonly count: number;
  readonly cardWidth: number;
  readonly gap: number;
  /** From the container's start edge to the first column. */
  readonly inset: number;
  /** The card width that the rule is made for. */
  readonly nominal: number;
};

/** The rule of a range of container widths: how many cards stand beside each other, and how far apart. */
export type Breakpoint = {
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
const NARROW_CARD_PX = 120;
const DESKTOP_COLUMNS_MIN = 3;
/** Cards stand 12 px apart on a phone, 16 on a desktop, and 24 from so many beside each other on. */
const WIDE_COLUMNS = 7;

/** The most cards that stand beside each other. */
export const COLUMNS_MAX = 24;

/** The rule for so many cards beside each other, from the width on at which nominal ones fit. */
export function createBreakpoint(
  count: number,
  nominal: number,
  gap: number,
  margin: number = gap,
  most: number = CARD_MAX_PX,
): Breakpoint {
  const from = count * (nominal + gap) - gap + 2 * margin;
  return { from, count, gap, margin, nominal, least: nominal, most };
}

const narrowest = { ...createBreakpoint(2, MOBILE_CARD_PX, 12, 8), from: 0, least: NARROW_CARD_PX };

/** The rules by container width, narrow to wide: two columns on a phone however narrow, then one more for each that fits. */
export const DEFAULT_BREAKPOINTS: readonly Breakpoint[] = [
  narrowest,
  createBreakpoint(3, MOBILE_CARD_PX, 12, 8),
  ...Array.from({ length: COLUMNS_MAX - DESKTOP_COLUMNS_MIN + 1 }, (_, at) => {
    const count = DESKTOP_COLUMNS_MIN + at;
    return createBreakpoint(count, CARD_PX, count < WIDE_COLUMNS ? 16 : 24);
  }),
];

/** Returns whether the cards of a breakpoint use the narrow text style of phones. */
export const isNarrow = ({ nominal }: Pick<Breakpoint, 'nominal'>): boolean => nominal < CARD_PX;

/** The rule that a container width falls under. */
export function selectBreakpoint(
  containerWidth: number,
  rules: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
): Breakpoint {
  return rules.findLast(({ from }) => containerWidth >= from) ?? rules[0] ?? narrowest;
}

/** The columns in a container of this width: as wide as fits up to the rule's widest card, centred. */
export function computeColumns(
  containerWidth: number,
  rule: Breakpoint = selectBreakpoint(containerWidth),
): Columns {
  const { count, gap, margin, nominal, most } = rule;
  const cardWidth = Math.min(most, Math.max(0, (containerWidth + gap - 2 * margin) / count - gap));
  return { count, cardWidth, gap, inset: (containerWidth + gap - count * (cardWidth + gap)) / 2, nominal };
}
