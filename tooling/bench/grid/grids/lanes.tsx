import type { ReactNode } from 'react';
import { BenchCard, LAYOUT, type BenchPin } from '../pins.tsx';

/** Renders no grid: every card is in the page, placed by the browser's own grid lanes. */
export default function LanesSubject(props: { readonly pins: readonly BenchPin[] }): ReactNode {
  if (!CSS.supports('display', 'grid-lanes'))
    throw new Error('This browser has no grid lanes, so they cannot be measured. Start it with their flag.');
  return (
    <div
      className="inset"
      style={{
        display: 'grid-lanes',
        gridTemplateColumns: `repeat(${LAYOUT.columns}, minmax(0, 1fr))`,
        gap: LAYOUT.gap,
      }}
    >
      {props.pins.map((pin) => (
        <BenchCard key={pin.id} pin={pin} />
      ))}
    </div>
  );
}
