import type { ReactElement, ReactNode } from 'react';
import { WindowMasonry } from 'virtua';
import { BenchCard, LAYOUT, type BenchPin } from '../pins.tsx';

const renderCard = (pin: BenchPin): ReactElement => <BenchCard key={pin.id} pin={pin} />;

/** Renders virtua's WindowMasonry with its defaults. */
export default function VirtuaSubject(props: { readonly pins: readonly BenchPin[] }): ReactNode {
  return (
    <div className="inset">
      <WindowMasonry data={props.pins} lanes={LAYOUT.columns} gap={LAYOUT.gap}>
        {renderCard}
      </WindowMasonry>
    </div>
  );
}
