/** Parts of a page for members, which visitors do not load. */
export { MemberSaving } from './providers/member-saving.tsx';
export { MemberFeedback } from './providers/member-feedback.tsx';
export { MemberNav } from './document/member-nav.tsx';
export { MemberFeed } from '../screens/home/member-feed.tsx';
