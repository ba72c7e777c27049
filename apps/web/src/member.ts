/** What a page needs for somebody signed in, and no visitor loads. */
export { MemberSaving } from './compose/member-saving.tsx';
export { MemberFeedbackProvider } from './compose/feedback/member-feedback-provider.tsx';
export { Account } from './routes/root/account.tsx';
export { MemberFeed } from './routes/home/member-feed.tsx';
