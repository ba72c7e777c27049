export { linkHandlers, type LinkHandlers } from './link-handlers.ts';
