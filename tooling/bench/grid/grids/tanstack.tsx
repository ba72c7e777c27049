import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { BenchCard, LAYOUT, type BenchPin } from '../pins.tsx';

/**
 * Renders TanStack Virtual's lanes with its defaults, given every height beforehand: it measures nothing,
 * like our grid.
 */
export default function TanStackSubject({ pins }: { readonly pins: readonly BenchPin[] }): ReactNode {
  // oxlint-disable-next-line react-hooks/incompatible-library -- no compiler is at work here
  const virtualizer = useWindowVirtualizer({
    count: pins.length,
    lanes: LAYOUT.columns,
    gap: LAYOUT.gap,
    estimateSize: (index) => (pins[index]?.aspect ?? 1) * LAYOUT.cardWidth + (pins[index]?.extra ?? 0),
  });
  return (
    <div className="inset" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, lane, start }) => {
        const pin = pins[index];
        return (
          <div
            key={key}
            style={{
              position: 'absolute',
              insetBlockStart: 0,
              insetInlineStart: lane * (LAYOUT.cardWidth + LAYOUT.gap),
              width: LAYOUT.cardWidth,
              transform: `translateY(${start}px)`,
            }}
          >
            {pin ? <BenchCard pin={pin} /> : null}
          </div>
        );
      })}
    </div>
  );
}
