export { businessDigestMail } from './digest-mail.ts';
export { deliverBusinessDigest, queueBusinessDigests } from './jobs.ts';
