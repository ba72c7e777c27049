import { Masonry } from 'gestalt';
import type { ReactNode } from 'react';
import { BenchCard, LAYOUT, type BenchPin } from '../pins.tsx';
import 'gestalt/dist/gestalt.css';

const renderCard = ({ data }: { readonly data: BenchPin }): ReactNode => <BenchCard pin={data} />;
const scroller = (): Window => window;

/**
 * Renders gestalt's Masonry, virtualized, otherwise with its defaults: it measures each card before it places
 * it.
 */
export default function GestaltSubject(props: { readonly pins: readonly BenchPin[] }): ReactNode {
  return (
    <div className="inset">
      <Masonry
        items={props.pins}
        renderItem={renderCard}
        scrollContainer={scroller}
        virtualize
        minCols={LAYOUT.columns}
        columnWidth={LAYOUT.cardWidth}
        gutterWidth={LAYOUT.gap}
      />
    </div>
  );
}
