import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { cleanText } from '../../platform/text/normalize-text.ts';
import { wordPattern } from './comparable-text.ts';
import { MUTED_WORD_CODE_POINTS_MAX, type MuteKind } from './mute-kinds.ts';

/** A word, site, member or topic to mute. */
export type MuteTarget = {
  readonly kind: MuteKind;
  /** A word or a site as shown in the settings; of members and topics the id. */
  readonly value: string;
  /** The form in which it is muted only once. */
  readonly key: string;
  readonly patterns: readonly string[];
};

/** The result of reading a value: a target, or the error of the field. */
export type MuteTargetResult = MuteTarget | { readonly error: string };

/**
 * Returns the word or phrase of a value: 1 to 50 code points with a letter or a digit. Words that differ in case, accents or
 * punctuation are one.
 */
export function parseWord(value: string): MuteTargetResult {
  const word = cleanText(value);
  const { length } = Array.from(word);
  if (length === 0 || length > MUTED_WORD_CODE_POINTS_MAX)
    return { error: `Use 1 to ${MUTED_WORD_CODE_POINTS_MAX} characters.` };
  const pattern = wordPattern(word);
  if (pattern === '') return { error: 'Use letters or digits.' };
  return { kind: 'word', value: word, key: pattern.trim(), patterns: [pattern] };
}

/**
 * Returns the site of an address or a host: its registrable domain, which includes all of its subdomains. Links are stored as
 * they were typed, so an internationalized domain is looked for in both of its forms.
 */
export function parseSite(value: string): MuteTargetResult {
  const typed = cleanText(value);
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const found = isWeb ? parse(url.hostname, { allowPrivateDomains: true }) : null;
  if (!found?.domain || found.isIp === true) return { error: 'Give a site, as in example.com.' };
  const { domain } = found;
  const shown = domainToUnicode(domain);
  return { kind: 'site', value: shown, key: domain, patterns: [...new Set([`.${domain}`, `.${shown}`])] };
}
