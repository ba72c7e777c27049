export { PinRow, type PinRowProps } from './pin-row.tsx';
