export { orderMessages, type OrderMessages } from './messages.ts';
export { moveItemBefore } from './model/move-item-before.ts';
export { OrderGrid, type OrderGridProps, type OrderItem } from './order-grid.tsx';
