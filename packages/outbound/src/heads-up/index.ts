export { HeadsUp, type HeadsUpProps } from './heads-up.tsx';
export { headsUpMessages, type HeadsUpMessages } from './messages.ts';
