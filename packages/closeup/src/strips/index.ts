export { PinStrip, type PinStripProps } from './pin-strip.tsx';
