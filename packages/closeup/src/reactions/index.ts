export { Reactions, type ReactionsProps } from './reactions.tsx';
export { reactionsMessages, type ReactionsMessages } from './reactions-messages.ts';
