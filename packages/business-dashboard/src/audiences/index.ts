export { Audiences, type AudienceData, type AudiencesProps } from './audiences.tsx';
export { extractEmails, hashEmail } from './hash-emails.ts';
export { audiencesMessages, type AudienceKind, type AudiencesMessages } from './messages.ts';
