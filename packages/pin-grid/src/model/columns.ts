/** The geometry of a grid's columns in a container. All lengths are CSS pixels. */
export type Columns = {
  readonly count: number;
  readonly cardWidth: number;
  readonly gap: number;
  /** Distance from the container's start edge to the first column. */
  readonly inset: number;
  /** The card width of the breakpoint. */
  readonly nominal: number;
};

/** The layout for a range of container widths: number of columns and gap. */
export type Breakpoint = {
  /** The container width at which the range begins. */
  readonly from: number;
  readonly count: number;
  readonly gap: number;
  /** Minimum margin at either side of the grid. */
  readonly margin: number;
  /**
   * The card width, 236 or 175 by default, that determines the column of each card and the number of its text
   * lines, so that the server and every browser compute the same layout. Cards grow with the container, up to
   * `most`.
   */
  readonly nominal: number;
  /** Minimum card width: the nominal one, or on a phone that of a container of 268 px. */
  readonly least: number;
  /** Maximum card width. */
  readonly most: number;
};

/**
 * The widths of PG-01 (§9), in CSS pixels: the default card, the largest on a desktop and the smallest on a
 * mobile.
 */
export const CARD_PX = 236;
export const CARD_MAX_PX = 270;
export const MOBILE_CARD_PX = 175;
const NARROW_CARD_PX = 120;
const DESKTOP_COLUMNS_MIN = 3;
/** Number of columns from which the gap is 24 px; it is 12 px on a phone, and 16 px on a desktop. */
const WIDE_COLUMNS = 7;

/** Maximum number of columns. */
export const COLUMNS_MAX = 24;

/** Creates the breakpoint for a number of columns, starting at the width at which nominal cards fit. */
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

/** The breakpoints from narrow to wide: two columns on any phone, then one more for each that fits. */
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

/** Returns the breakpoint of a container width. */
export function selectBreakpoint(
  containerWidth: number,
  rules: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
): Breakpoint {
  return rules.findLast(({ from }) => containerWidth >= from) ?? rules[0] ?? narrowest;
}

/**
 * Computes the columns in a container of this width: as wide as fits up to the breakpoint's maximum,
 * centered.
 */
export function computeColumns(
  containerWidth: number,
  rule: Breakpoint = selectBreakpoint(containerWidth),
): Columns {
  const { count, gap, margin, nominal, most } = rule;
  const cardWidth = Math.min(most, Math.max(0, (containerWidth + gap - 2 * margin) / count - gap));
  return { count, cardWidth, gap, inset: (containerWidth + gap - count * (cardWidth + gap)) / 2, nominal };
}
