export { placeBefore } from './order/model/place-before.ts';
