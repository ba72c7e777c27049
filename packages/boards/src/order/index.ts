export { orderMessages, type OrderMessages } from './messages.ts';
export { placeBefore } from './model/place-before.ts';
export { OrderGrid, type OrderGridProps, type OrderItem } from './order-grid.tsx';
