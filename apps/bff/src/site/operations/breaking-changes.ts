/**
 * Migrations that are incompatible with running processes of the previous release, by tag, with the reason
 * why each is acceptable. Empty as long as every process of the last release works on the schema of the next.
 */
export const BREAKING_MIGRATIONS: Readonly<Record<string, string>> = {
  '0025_section_order':
    'Places of sections become fractions: the release before writes whole numbers, which they hold, and only sorts by them.',
  '0057_search_index':
    'The index of the former search is dropped: a search at the release before fails until it is replaced; all else works.',
  '0070_imports':
    'The ids of imported items become texts: the command of the release before that imports an archive fails; all else works.',
  '0082_business_numbers':
    'The marks of connections are dropped: the page of connections at the release before fails until it is replaced; all else works.',
  '0087_search_levels':
    'A computed column is dropped and added again in one transaction: the release before only reads it, as before.',
};

/** The rules: changes that break statements of the previous release. */
const RULES: readonly (readonly [why: string, breaks: (statement: string) => boolean])[] = [
  ['drops a table', (sql) => /\bdrop table\b/i.test(sql)],
  ['drops a column', (sql) => /\bdrop column\b/i.test(sql)],
  ['renames', (sql) => /\brename (to|column|constraint)\b|\brename "/i.test(sql)],
  ['makes a column required', (sql) => /\bset not null\b/i.test(sql)],
  ['changes the type of a column', (sql) => /\balter column\b.*\b(set data )?type\b/is.test(sql)],
  ['takes a default away', (sql) => /\bdrop default\b/i.test(sql)],
  [
    'adds a required column without a default',
    (sql) =>
      sql
        .split(/\badd column\b/i)
        .slice(1)
        .some((column) => /\bnot null\b/i.test(column) && !/\bdefault\b|\bgenerated\b/i.test(column)),
  ],
];

/**
 * Returns the reason for which the previous release cannot run on a schema after this statement; undefined if
 * it can.
 */
export function breaksTheReleaseBefore(statement: string): readonly string[] {
  const bare = statement.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''");
  return RULES.filter(([, breaks]) => breaks(bare)).map(([why]) => why);
}
