import { escape, type Mail } from '../mail/index.ts';

/** A mail about an account: a greeting, paragraphs, and links that stand for themselves in the text. */
export function accountMail(
  to: { readonly email: string; readonly firstName: string },
  subject: string,
  parts: readonly (string | { readonly link: string; readonly label: string })[],
): Mail {
  const paragraphs = [`Hello ${to.firstName},`, ...parts];
  return {
    to: to.email,
    subject,
    text: `${paragraphs.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')}\n`,
    html: paragraphs
      .map((part) =>
        typeof part === 'string'
          ? `<p>${escape(part)}</p>`
          : `<p><a href="${escape(part.link)}">${escape(part.label)}</a></p>`,
      )
      .join('\n'),
  };
}
