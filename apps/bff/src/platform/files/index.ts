export { readBytesAt } from './read-bytes-at.ts';
