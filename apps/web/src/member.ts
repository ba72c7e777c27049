/** What a page needs for somebody signed in, and no visitor loads. */
export { MemberSaving } from './compose/member-saving.tsx';
export { MemberFeedbackProvider } from './compose/feedback/member-feedback-provider.tsx';
export { MemberNav } from './routes/root/member-nav.tsx';
export { MemberFeed } from './routes/home/member-feed.tsx';
