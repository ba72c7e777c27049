export type { ActionOutcome } from '../frame/use-action.ts';
export type { OpenInvite } from './invites.tsx';
export { MembersPage, type MembersPageProps, type ShownMember } from './members-page.tsx';
export type { MembersPorts } from './members-ports.ts';
export { membersMessages, type MembersMessages } from './messages.ts';
