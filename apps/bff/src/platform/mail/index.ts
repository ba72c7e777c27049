export { getOutboxDir, readOutbox, removeMails } from './file-outbox.ts';
export { htmlBody, htmlImageLink, htmlLink, htmlList, htmlParagraph, type MailImage } from './html-parts.ts';
export type { Mail, SendMail } from './mail.ts';
export { mailPage } from './mail-page.ts';
export { openMail } from './open-mail.ts';
export { checkSmtp } from './smtp.ts';
export {
  defineMail,
  queueMail,
  sendMailJob,
  type AnyMailKind,
  type MailDeps,
  type MailKind,
} from './send-mail-job.ts';
export { languageAttributes, mailMessages } from './texts/index.ts';
export type { MailMessages } from './texts/mail-texts.ts';
