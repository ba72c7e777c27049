export { AudienceUploadPage, type AudienceUploadPageProps } from './audience-upload-page.tsx';
export { audienceUploadMessages, type AudienceUploadMessages } from './messages.ts';
export type { PeopleChunk } from './people-of-lines.ts';
