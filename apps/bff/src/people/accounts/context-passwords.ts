import { getDomainWithoutSuffix } from 'tldts';
import { AppError } from '../../platform/errors/errors.ts';

/** The context-specific words that a password must not consist of. */
export type PasswordContext = {
  readonly username: string;
  readonly email: string;
  /** The address of the site. */
  readonly publicUrl: string;
};

const SITE_NAME = 'pegboard';
const REFUSAL =
  'This password is too close to the name of this site, your username or your e-mail. Choose another.';
/** Minimum length of a context word; shorter ones are part of too many others. */
const WORD_MIN = 3;
/** Characters that are often used in place of letters. */
const CONFUSABLE_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Returns whether a password consists only of context-specific words (NIST SP 800-63B, 3.1.1.2), once,
 * repeated or combined: the name and the host of the site, the username and the email. Case, accents, width,
 * digits, punctuation and spaces are ignored, as are digits and signs that resemble letters.
 */
export function isContextPassword(password: string, context: PasswordContext): boolean {
  const text = folded(password);
  const words = contextWords(context);
  // By position: whether the text before it consists of words and fillers, and contains a word.
  const isReached: (undefined | { hasWord: boolean })[] = [{ hasWord: false }];
  text.forEach((sign, at) => {
    const reached = isReached[at];
    if (!reached) return;
    const reach = (end: number, hasWord: boolean): void => {
      isReached[end] = { hasWord: hasWord || isReached[end]?.hasWord === true };
    };
    if (!isLetter(sign)) reach(at + 1, reached.hasWord);
    for (const word of words) {
      const end = endOfWord(text, at, word);
      if (end !== undefined) reach(end, true);
    }
  });
  return isReached[text.length]?.hasWord === true;
}

/** Throws `invalid_input` by this field for a password that consists of context-specific words. */
export function refuseContextPassword(
  password: string,
  field: 'password' | 'new_password',
  context: PasswordContext,
): void {
  if (isContextPassword(password, context))
    throw new AppError('invalid_input', { fields: { [field]: REFUSAL } });
}

/** Returns the context-specific words of this site and account, folded. */
function contextWords({ username, email, publicUrl }: PasswordContext): readonly (readonly string[])[] {
  const [local = '', domain = ''] = email.split('@');
  const host = new URL(publicUrl).hostname;
  const [mailbox = ''] = local.split('+');
  const ofEmail = [email, local, mailbox, ...domainWords(domain)];
  const named = [SITE_NAME, username, ...ofEmail, ...domainWords(host)];
  return named
    .map((word) => folded(word).filter((sign) => /[\p{L}\p{N}]/u.test(sign)))
    .filter(({ length }) => length >= WORD_MIN);
}

/**
 * Returns the words of a host: itself, each of its labels but the last, and the label below the public
 * suffix.
 */
function domainWords(host: string): readonly string[] {
  return [host, ...host.split('.').slice(0, -1), getDomainWithoutSuffix(host) ?? ''];
}

/** Returns the characters of a text in lower case, without accents and in normal width. */
function folded(text: string): readonly string[] {
  return Array.from(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFKC'));
}

function isLetter(sign: string): boolean {
  return /\p{L}/u.test(sign);
}

/** Returns the position after a word that begins here, skipping fillers; undefined if none does. */
function endOfWord(text: readonly string[], from: number, word: readonly string[]): number | undefined {
  let at = from;
  let matched = 0;
  for (; matched < word.length; at += 1) {
    const sign = text[at];
    if (sign === undefined) return undefined;
    if (isLike(sign, word[matched] ?? '')) matched += 1;
    else if (isLetter(sign) || matched === 0) return undefined;
  }
  return at;
}

function isLike(sign: string, letter: string): boolean {
  return sign === letter || CONFUSABLE_LETTERS[sign]?.includes(letter) === true;
}
