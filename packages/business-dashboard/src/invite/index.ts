export {
  Invitations,
  InvitationsPage,
  type Invitation,
  type InvitationsPageProps,
} from './invitations-page.tsx';
export { invitationMessages, type InvitationMessages } from './messages.ts';
