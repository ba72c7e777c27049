export { BoardField, type BoardFieldProps } from './board-field.tsx';
export { boardFieldMessages, type BoardFieldMessages } from './messages.ts';
