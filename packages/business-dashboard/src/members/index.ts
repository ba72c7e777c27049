export type { ActionOutcome } from '../frame/use-action.ts';
export type { OpenInvite } from './invites.tsx';
export { MembersPage, type MembersPageProps, type MembersPorts, type ShownMember } from './members-page.tsx';
export { membersMessages, type MembersMessages } from './messages.ts';
