export type { ActionResult } from '../layout/use-action.ts';
export type { PendingInvite } from './invites.tsx';
export { MembersPage, type MembersPageProps, type MemberSummary } from './members-page.tsx';
export type { MembersPorts } from './members-ports.ts';
export { membersMessages, type MembersMessages } from './messages.ts';
