export { PinGrid, type GridRootProps, type PinGridProps } from './pin-grid.tsx';
export type { PinGridActions } from './pin-grid-actions.ts';
export type { PinGridStatus } from './pin-grid-status.ts';
export { pinGridMessages, type PinGridMessages } from './messages.ts';
export { computeColumns, type Breakpoint, type Columns } from './model/columns.ts';
export type { CardSize } from './model/layout.ts';
export type { ScrollStorage, ScrollAnchor } from './ui/use-scroll-anchor.ts';
export { useMeasuredHeights, type MeasuredItems } from './ui/use-measured-heights.tsx';
