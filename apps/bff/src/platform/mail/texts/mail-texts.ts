import type { enUs } from './en-us.ts';

type TextsLike<Table> = Table extends string
  ? string
  : Table extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Name in keyof Table]: TextsLike<Table[Name]> };

/** The messages of emails to members, in the shape of the English ones. */
export type MailMessages = TextsLike<typeof enUs>;
