export { SeeMore, type SeeMoreProps } from './see-more.tsx';
export { seeMoreMessages, type SeeMoreMessages } from './see-more-messages.ts';
