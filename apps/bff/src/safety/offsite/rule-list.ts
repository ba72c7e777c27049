import type { BlockedRedirectStatus } from '@pegboard/types';
import { isIP } from 'node:net';
import { parse } from 'tldts';
import { normalizePath, firstSegment } from './path-pattern.ts';

/** The status that a rule assigns to a link. */
export type RuleStatus = BlockedRedirectStatus | 'ok';

/** One rule, in the form used for matching. */
export type OffsiteRule = {
  readonly domain: string;
  readonly pathHead: string;
  readonly pathPattern: string;
  readonly status: RuleStatus;
  readonly follows: boolean;
  readonly message: string | null;
};

/**
 * The words of a list: a status, or `follow` for sites, mostly link shorteners, whose redirects are checked.
 */
export const RULE_WORDS = ['blocked', 'suspicious', 'porn', 'ok', 'follow'] as const;

/** The source of the rules that the team sets on its page. They decide before those of all lists. */
export const TEAM_SOURCE = 'team';

/** One of `RULE_WORDS`. */
export type RuleWord = (typeof RULE_WORDS)[number];

/** A parsed line of a list. */
export type ParsedLine =
  | { readonly kind: 'rule'; readonly rule: OffsiteRule }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'skipped'; readonly why: string };

const LINE_MAX = 2000;
const PATTERN_MAX = 500;
const STARS_MAX = 5;
/** The longest message of a rule. */
export const MESSAGE_MAX = 200;
/** The address at the start of each line in lists for a `hosts` file. */
const HOSTS_ADDRESS = /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+(?=\S)/;

/**
 * Parses a line of a list: a domain or a pattern, then optionally a word of `RULE_WORDS`, then optionally a
 * message. `bad.example` and `*.bad.example` match the domain and its subdomains; `bad.example/win/*` matches
 * paths of it. Text after a `#` is a comment; an address as in a `hosts` file may precede the domain.
 */
export function readRuleLine(line: string, fallback: RuleWord): ParsedLine {
  if (line.length > LINE_MAX) return skipped(`it is longer than ${LINE_MAX} characters`);
  if (/[^\P{Cc}\t]/u.test(line.trimEnd())) return skipped('it holds control characters');
  const text = line
    .replace(/(^|\s)#.*$/, '')
    .trim()
    .replace(HOSTS_ADDRESS, '');
  const [, place = '', word = fallback, said = ''] = /^(\S*)(?:\s+(\S+))?(?:\s+(.+))?$/.exec(text) ?? [];
  if (place === '') return { kind: 'nothing' };
  const known = RULE_WORDS.find((one) => one === word.toLowerCase());
  if (known === undefined) return skipped(`‘${word}’ is none of ${RULE_WORDS.join(', ')}`);
  if (said.length > MESSAGE_MAX) return skipped(`its message is longer than ${MESSAGE_MAX} characters`);
  const rule = readRule({ place, word: known, message: said });
  return typeof rule === 'string' ? skipped(rule) : { kind: 'rule', rule };
}

/** Parses a rule: a domain or a pattern, its word, and its message, which may be empty. Returns the reason if it is invalid. */
export function readRule(input: {
  readonly place: string;
  readonly word: RuleWord;
  readonly message: string;
}): OffsiteRule | string {
  const read = readPlace(input.place);
  if (typeof read === 'string') return read;
  const status = input.word === 'follow' ? 'ok' : input.word;
  const message = input.message === '' ? null : input.message;
  return { ...read, status, follows: input.word === 'follow', message };
}

/** Parses the domain and path of a rule; returns the reason if it is invalid. */
function readPlace(place: string): Pick<OffsiteRule, 'domain' | 'pathHead' | 'pathPattern'> | string {
  const [, written = '', path = ''] = /^(?:https?:\/\/)?(?:\*?\.)?([^/]*)(.*)$/i.exec(place) ?? [];
  if (written.includes('*'))
    return 'a star stands only before the domain, as in *.bad.example, or in the path';
  if (/[@:?#\\]/.test(written))
    return 'only a domain and a path make a rule, without port, query or credentials';
  if (!URL.canParse(`http://${written}`)) return `‘${written}’ is no domain`;
  const domain = new URL(`http://${written}`).hostname.replace(/\.$/, '');
  if (isIP(domain) === 0) {
    const { publicSuffix, domain: registrable } = parse(domain);
    if (publicSuffix === domain)
      return `‘${domain}’ is a public suffix: it would match the sites of strangers`;
    if (registrable === null || !domain.includes('.')) return `‘${domain}’ is no domain`;
  }
  const pathPattern = path === '/' || path === '/*' ? '' : normalizePath(path).replace(/\*{2,}/g, '*');
  if (pathPattern.length > PATTERN_MAX) return `its path is longer than ${PATTERN_MAX} characters`;
  if (pathPattern.split('*').length - 1 > STARS_MAX) return `its path has more than ${STARS_MAX} stars`;
  return { domain, pathHead: firstSegment(pathPattern), pathPattern };
}

function skipped(why: string): ParsedLine {
  return { kind: 'skipped', why };
}
