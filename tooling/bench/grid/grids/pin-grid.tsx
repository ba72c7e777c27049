import { PinGrid, type CardSize } from '@pegboard/pin-grid';
import type { ReactNode } from 'react';
import { BenchCard, type BenchPin } from '../pins.tsx';

const keyOf = (pin: BenchPin): string => pin.id;
const measure = (pin: BenchPin): CardSize => ({ aspect: pin.aspect, extra: pin.extra });
const renderItem = (pin: BenchPin): ReactNode => <BenchCard pin={pin} />;
const nothing = (): void => undefined;

/** Renders this project's grid. */
export default function PinGridSubject(props: { readonly pins: readonly BenchPin[] }): ReactNode {
  return (
    <PinGrid
      items={props.pins}
      getKey={keyOf}
      getSize={measure}
      renderItem={renderItem}
      status="end"
      onLoadMore={nothing}
      label="Pins"
    />
  );
}
