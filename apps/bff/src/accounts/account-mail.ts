import { htmlText } from '@pegboard/types';
import type { Mail } from '../mail/index.ts';

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
          ? `<p>${htmlText(part)}</p>`
          : `<p><a href="${htmlText(part.link)}">${htmlText(part.label)}</a></p>`,
      )
      .join('\n'),
  };
}
