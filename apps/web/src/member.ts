/** What a page needs for somebody signed in, and no visitor loads. */
export { MemberSaving } from './compose/member-saving.tsx';
export { MemberFeedback } from './compose/feedback/member-feedback.tsx';
export { Account } from './routes/root/account.tsx';
