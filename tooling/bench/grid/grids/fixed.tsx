import type { ReactNode } from 'react';
import { BenchCard, LAYOUT, type BenchPin } from '../pins.tsx';

const CARDS = 30;
const ROW_PX = 400;

/** Renders the benchmark's baseline: thirty cards that never change, in a page as high as the others. */
export default function FixedSubject(props: { readonly pins: readonly BenchPin[] }): ReactNode {
  return (
    <div className="inset" style={{ height: (props.pins.length / LAYOUT.columns) * ROW_PX }}>
      <div style={{ columns: LAYOUT.columns }}>
        {props.pins.slice(0, CARDS).map((pin) => (
          <BenchCard key={pin.id} pin={pin} />
        ))}
      </div>
    </div>
  );
}
