import { scaleLinear } from 'd3-scale';

/** The size of a chart, and the margins around its lines. */
export type ChartFrame = {
  readonly width: number;
  readonly height: number;
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
};

/** The geometry of a chart: the axis marks, and SVG paths. */
export type ChartShape = {
  readonly valueMarks: readonly { readonly y: number; readonly value: number }[];
  readonly timeMarks: readonly { readonly x: number; readonly index: number }[];
  readonly now: string;
  readonly area: string;
  readonly before: string;
  readonly at: (index: number) => { readonly x: number; readonly y: number };
  /** Returns the index of the point nearest to a horizontal position. */
  readonly nearest: (x: number) => number;
};

const VALUE_MARKS = 4;
const TIME_MARK_PX = 100;

/**
 * Computes the geometry of a chart: values from zero upward, points from start to end, the previous period
 * beneath.
 */
export function chartShape(
  values: readonly number[],
  before: readonly number[],
  frame: ChartFrame,
): ChartShape {
  const most = Math.max(1, ...values, ...before);
  const base = frame.height - frame.bottom;
  const y = scaleLinear([0, most], [base, frame.top]).nice(VALUE_MARKS);
  const last = Math.max(values.length - 1, 1);
  const x = scaleLinear([0, last], [frame.start, frame.width - frame.end]);
  const pathOf = (all: readonly number[]): string =>
    all
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)},${y(value).toFixed(1)}`)
      .join('');
  const now = pathOf(values);
  const marks = Math.max(2, Math.floor((frame.width - frame.start - frame.end) / TIME_MARK_PX));
  const step = Math.max(1, Math.ceil(values.length / marks));
  return {
    valueMarks: y
      .ticks(VALUE_MARKS)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    timeMarks: values.flatMap((_, index) => (index % step === 0 ? [{ index, x: x(index) }] : [])),
    now,
    area: now === '' ? '' : `${now}L${x(values.length - 1)},${base}L${x(0)},${base}Z`,
    before: pathOf(before),
    at: (index) => ({ x: x(index), y: y(values[index] ?? 0) }),
    nearest: (place) => Math.min(values.length - 1, Math.max(0, Math.round(x.invert(place)))),
  };
}
