export { PinSheet, type PinSheetProps } from './pin-sheet.tsx';
export { sheetMessages, type SheetMessages } from './messages.ts';
export type { RenderSheetBoard, SheetPorts, StoredRow } from './sheet-ports.ts';
export type { SheetBoard, SheetColumn, SheetSummary } from './model/sheet-state.ts';
export type { CellProblem } from './model/validate-row.ts';
