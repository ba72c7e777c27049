import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { normalizeText, OPTIONAL_MARKS, REPLACED_LETTERS } from '../../platform/text/normalize-text.ts';

type Ranges = readonly (readonly [from: number, to: number])[];

/** The code points that separate words. Compatible characters and accents have been replaced before. */
const SEPARATORS: Ranges = [
  [0x02, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0xa9],
  [0xab, 0xb1],
  [0xb4, 0xb4],
  [0xb6, 0xb8],
  [0xbb, 0xbb],
  [0xbf, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2c2, 0x2c5],
  [0x2d2, 0x2df],
  [0x37e, 0x37e],
  [0x387, 0x387],
  [0x55a, 0x55f],
  [0x589, 0x58f],
  [0x5be, 0x5c0],
  [0x5c3, 0x5c3],
  [0x5c6, 0x5c6],
  [0x5f3, 0x5f4],
  [0x600, 0x60f],
  [0x61b, 0x61f],
  [0x66a, 0x66d],
  [0x6d4, 0x6d4],
  [0x964, 0x965],
  [0xe3f, 0xe3f],
  [0xe4f, 0xe4f],
  [0xe5a, 0xe5b],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2190, 0x2bff],
  [0x2e00, 0x2e7f],
  [0x3000, 0x3004],
  [0x3008, 0x3020],
  [0x3030, 0x3030],
  [0x303d, 0x303f],
  [0x30a0, 0x30a0],
  [0x30fb, 0x30fb],
  [0xfe00, 0xfe6f],
  [0xfff0, 0xffff],
  [0x1f000, 0x1faff],
];
/** The code points of scripts that are written without spaces: Thai to Burmese, Khmer, Japanese, Chinese and Korean. */
const UNSPACED: Ranges = [
  [0xe01, 0xe3e],
  [0xe40, 0xe4e],
  [0xe50, 0xe59],
  [0xe80, 0xeff],
  [0x1000, 0x109f],
  [0x1100, 0x11ff],
  [0x1780, 0x17ff],
  [0x3005, 0x3007],
  [0x3041, 0x309f],
  [0x30a1, 0x30fa],
  [0x30fc, 0x30ff],
  [0x3105, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa960, 0xa97f],
  [0xac00, 0xd7ff],
  [0xf900, 0xfaff],
  [0x20000, 0x3134f],
];
/** A character that no word contains, so that no phrase reaches from one text into the next. */
const BOUNDARY = '\u{1}';

/** Returns the members of a bracket expression, in the notation of JavaScript or PostgreSQL. */
const members = (ranges: Ranges, escape: (code: number) => string): string =>
  ranges.map((range) => range.map(escape).join('-')).join('');
const inScript = (ranges: Ranges): string => members(ranges, (code) => `\\u{${code.toString(16)}}`);
const inPostgres = (ranges: Ranges): string =>
  members(ranges, (code) => `\\U${code.toString(16).padStart(8, '0')}`);

const SEPARATOR = new RegExp(`[${inScript(SEPARATORS)}${BOUNDARY}]+`, 'gu');
/** Apostrophes inside words, which writers leave out. */
const APOSTROPHE = new RegExp(`(?<=[^${inScript(SEPARATORS)}])['’ʼ](?=[^${inScript(SEPARATORS)}])`, 'gu');
const UNSPACED_RUN = new RegExp(`[${inScript(UNSPACED)}]+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^[${inScript(UNSPACED)}]`, 'u');
const ENDS_UNSPACED = new RegExp(`[${inScript(UNSPACED)}]$`, 'u');

/**
 * Returns the text by which a word or phrase is found in a `comparableText`: whole words, in any case and with any accents;
 * in scripts without spaces at any place. Empty for a text without letters and digits.
 */
export function wordPattern(text: string): string {
  const words = normalizeText(text.normalize('NFKC').replaceAll(APOSTROPHE, ''))
    .replaceAll('ς', 'σ')
    .replaceAll(SEPARATOR, ' ')
    .replaceAll(UNSPACED_RUN, ' $& ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return '';
  return `${STARTS_UNSPACED.test(words) ? '' : ' '}${words}${ENDS_UNSPACED.test(words) ? '' : ' '}`;
}

const MULTIPLE = Object.entries(REPLACED_LETTERS).filter(([, letters]) => letters.length > 1);
const SINGLE: readonly (readonly [string, string])[] = [
  ...Object.entries(REPLACED_LETTERS).filter(([, letters]) => letters.length === 1),
  ['ς', 'σ'],
];
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);
const replacedBy = (text: SQL, pattern: string, replacement: string): SQL =>
  sql`regexp_replace(${text}, ${literal(pattern)}, ${literal(replacement)}, 'g')`;

/** Typographic punctuation that texts otherwise in ASCII contain, and its replacement. */
const PUNCTUATION = { from: '’“”‘–—…•', to: "'       " };

/** Returns the SQL expression of a text with punctuation of ASCII in place of typographic punctuation. */
export function withPlainPunctuation(text: SQL): SQL {
  return sql`translate(${text}, ${literal(PUNCTUATION.from)}, ${literal(PUNCTUATION.to)})`;
}

/**
 * Returns the SQL expression of a text in the form in which a `wordPattern` is found: the form of searches (SR-03, SR-04). Texts
 * in ASCII, which is most of them in English, skip the steps that only change other letters: they take most of the time. The
 * text is used several times: give a column, if possible `withPlainPunctuation`.
 */
export function comparableText(text: SQL): SQL {
  const joined = sql`case when strpos(${text}, '''') = 0 then lower(${text})
    else ${replacedBy(sql`lower(${text})`, "(?<=[a-z0-9])'(?=[a-z0-9])", '')} end`;
  return sql`(case when octet_length(${text}) = char_length(${text})
    then ' ' || ${replacedBy(joined, `[^a-z0-9${BOUNDARY}]+`, ' ')} || ' ' else ${comparableLetters(text)} end)`;
}

/** Returns the SQL expression of the comparable form of a text with any letters. */
function comparableLetters(text: SQL): SQL {
  const separators = inPostgres(SEPARATORS);
  const apostrophe = `(?<=[^${separators}])['’ʼ](?=[^${separators}])`;
  const lower = replacedBy(sql`lower(normalize(${text}, NFKD))`, apostrophe, '');
  const bare = sql`normalize(${replacedBy(lower, `[${inPostgres(OPTIONAL_MARKS)}]`, '')}, NFC)`;
  const latin = MULTIPLE.reduce(
    (all, [letter, letters]) => sql`replace(${all}, ${literal(letter)}, ${literal(letters)})`,
    bare,
  );
  const same = sql`translate(${latin}, ${literal(SINGLE.map(([letter]) => letter).join(''))}, ${literal(SINGLE.map(([, other]) => other).join(''))})`;
  const spaced = replacedBy(
    replacedBy(same, `[${separators}]+`, ' '),
    `([${inPostgres(UNSPACED)}]+)`,
    ' \\1 ',
  );
  return sql`' ' || ${replacedBy(spaced, ' +', ' ')} || ' '`;
}

/** Returns the SQL expression of several texts as one, without the absent ones; no phrase reaches from one into the next. */
export function joinTexts(texts: readonly (SQL | SQLWrapper)[]): SQL {
  return sql`concat_ws(${literal(TEXT_SEPARATOR)}, ${sql.join([...texts], sql`, `)})`;
}

/** The separator of texts that are searched as one. */
export const TEXT_SEPARATOR = ` ${BOUNDARY} `;
