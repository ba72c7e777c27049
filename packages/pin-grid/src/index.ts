export { PinGrid, type PinGridProps } from './pin-grid.tsx';
export type { PinGridStatus } from './pin-grid-status.ts';
export { pinGridMessages, type PinGridMessages } from './messages.ts';
export { columnsIn, type ColumnRule, type Columns } from './model/columns.ts';
export type { CardSize } from './model/layout.ts';
export type { GridMemory, GridPlace } from './ui/use-grid-place.ts';
export { useMeasured, type MeasuredItems } from './ui/use-measured.tsx';
