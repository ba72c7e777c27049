export { moveItemBefore } from './order/model/move-item-before.ts';
