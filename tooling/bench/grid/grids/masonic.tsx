import { Masonry } from 'masonic';
import type { ReactNode } from 'react';
import { BenchCard, LAYOUT, type BenchPin } from '../pins.tsx';

const MasonicCard = (props: { readonly data: BenchPin }): ReactNode => <BenchCard pin={props.data} />;
const keyOf = (pin: BenchPin): string => pin.id;

/** Renders masonic's Masonry with its defaults: it follows the window 12 times a second. */
export default function MasonicSubject(props: { readonly pins: BenchPin[] }): ReactNode {
  return (
    <div className="inset">
      <Masonry
        items={props.pins}
        itemKey={keyOf}
        render={MasonicCard}
        columnCount={LAYOUT.columns}
        columnWidth={LAYOUT.cardWidth}
        columnGutter={LAYOUT.gap}
      />
    </div>
  );
}
