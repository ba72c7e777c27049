import { VirtuosoMasonry } from '@virtuoso.dev/masonry';
import type { ReactNode } from 'react';
import { BenchCard, LAYOUT, type BenchPin } from '../pins.tsx';

/**
 * Renders a card with its gaps, which the library does not support: half of one at each side and a whole one
 * below.
 */
const VirtuosoCard = ({ data }: { readonly data: BenchPin }): ReactNode => (
  <div style={{ paddingInline: LAYOUT.gap / 2, paddingBlockEnd: LAYOUT.gap }}>
    <BenchCard pin={data} />
  </div>
);

/** Renders @virtuoso.dev/masonry with its defaults, scrolled by the window. */
export default function VirtuosoSubject(props: { readonly pins: BenchPin[] }): ReactNode {
  return (
    <div style={{ marginInline: LAYOUT.margin - LAYOUT.gap / 2 }}>
      <VirtuosoMasonry
        data={props.pins}
        columnCount={LAYOUT.columns}
        ItemContent={VirtuosoCard}
        useWindowScroll
      />
    </div>
  );
}
