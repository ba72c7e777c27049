import { DEFAULT_LOCALE } from '@pegboard/types';
import { htmlBody, htmlLink, htmlParagraph, mailMessages, type Mail } from '../../platform/mail/index.ts';

/**
 * Builds an account email: a greeting, paragraphs, and links on lines of their own. It is in the language of
 * `locale`, like its paragraphs; US English by default.
 */
export function accountMail(
  to: { readonly email: string; readonly firstName: string; readonly locale?: string | undefined },
  subject: string,
  parts: readonly (string | { readonly link: string; readonly label: string })[],
): Mail {
  const locale = to.locale ?? DEFAULT_LOCALE;
  const paragraphs = [mailMessages(locale).hello(to.firstName), ...parts];
  const html = paragraphs.map((part) =>
    typeof part === 'string' ? htmlParagraph(part) : htmlLink(part.link, part.label),
  );
  return {
    to: to.email,
    subject,
    text: `${paragraphs.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')}\n`,
    html: htmlBody(locale, html),
  };
}
