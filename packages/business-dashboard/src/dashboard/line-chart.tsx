'use client';

import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

import { chartShape, type ChartFrame } from './model/chart.ts';
import styles from './line-chart.module.css';
import { useWidth } from './use-width.ts';

/** A value of a chart, with the corresponding value of the previous period. */
export type ChartPoint = {
  readonly label: string;
  /** The label on the axis. */
  readonly mark: string;
  readonly value: number;
  readonly beforeLabel: string;
  readonly before: number;
};

/** The props of a LineChart. */
export type LineChartProps = {
  /** The name and a summary of the chart; a table next to it has the values. */
  readonly label: string;
  readonly summary: string;
  readonly keysHint: string;
  readonly names: { readonly now: string; readonly before: string };
  readonly points: readonly ChartPoint[];
  readonly formatValue: (value: number) => string;
};

const FRAME = { height: 260, start: 52, end: 16, top: 16, bottom: 32 } as const;
const FIRST_WIDTH = 720;

/**
 * Renders two lines over time: a period, and the previous one. A pointer or the arrow keys show each value.
 * Time runs from left to right in every language, as usual in charts. It has no inline style, so it may be
 * rendered under a strict content security policy.
 */
export default function LineChart(props: LineChartProps): ReactNode {
  const { label, summary, keysHint, names, points, formatValue } = props;
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number>();
  const hintId = useId();
  const frame: ChartFrame = { ...FRAME, width: useWidth(box, FIRST_WIDTH) };
  const shape = chartShape(
    points.map(({ value }) => value),
    points.map(({ before }) => before),
    frame,
  );
  const index = chosen === undefined ? undefined : Math.min(chosen, points.length - 1);
  const point = index === undefined ? undefined : points[index];
  const follow = (event: PointerEvent<SVGSVGElement>): void =>
    setChosen(shape.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const move = (event: KeyboardEvent): void => {
    const next = stepped(event.key, index, points.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <div className={styles.chart}>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.key}>{names.now}</span>
        <span className={styles.key} data-before="">
          {names.before}
        </span>
        <span className={styles.value}>
          {point && (
            <>
              <b>{formatValue(point.value)}</b> {point.label} · {formatValue(point.before)}{' '}
              {point.beforeLabel}
            </>
          )}
        </span>
      </p>
      <div
        ref={box}
        className={styles.box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={index ?? 0}
        aria-valuetext={
          point
            ? `${point.label}: ${formatValue(point.value)}. ${point.beforeLabel}: ${formatValue(point.before)}.`
            : summary
        }
        onKeyDown={move}
        onBlur={() => setChosen(undefined)}
      >
        <svg
          className={styles.svg}
          width="100%"
          height={frame.height}
          aria-hidden="true"
          onPointerMove={follow}
          onPointerLeave={() => setChosen(undefined)}
        >
          {shape.valueMarks.map(({ y, value }) => (
            <g key={value}>
              <line className={styles.rule} x1={frame.start} x2={frame.width - frame.end} y1={y} y2={y} />
              <text className={styles.mark} x={frame.start - 8} y={y + 4} textAnchor="end">
                {formatValue(value)}
              </text>
            </g>
          ))}
          {shape.timeMarks.map(({ x, index: at }) => (
            <text
              key={at}
              className={styles.mark}
              x={x}
              y={frame.height - 10}
              textAnchor={at === 0 ? 'start' : x > frame.width - 48 ? 'end' : 'middle'}
            >
              {points[at]?.mark}
            </text>
          ))}
          <path className={styles.area} d={shape.area} />
          <path className={styles.before} d={shape.before} />
          <path className={styles.now} d={shape.now} />
          {index !== undefined && (
            <g>
              <line
                className={styles.rule}
                x1={shape.at(index).x}
                x2={shape.at(index).x}
                y1={frame.top}
                y2={frame.height - frame.bottom}
              />
              <circle className={styles.dot} cx={shape.at(index).x} cy={shape.at(index).y} r={5} />
            </g>
          )}
        </svg>
      </div>
      <p id={hintId} className={styles.hidden}>
        {keysHint}
      </p>
    </div>
  );
}

/** Returns the index of the point that a key moves to; undefined for other keys. */
function stepped(key: string, index: number | undefined, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return index === undefined ? 0 : Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft') return index === undefined ? count - 1 : Math.max(index - 1, 0);
  return undefined;
}
