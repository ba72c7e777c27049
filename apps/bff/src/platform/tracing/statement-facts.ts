/** The attributes of a statement's span. */
export type StatementFacts = { readonly name: string; readonly operation: string };

const OPERATION = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)"?(?:\."?([a-z_]\w*)"?)?/i;
const UNKNOWN = 'statement';

/**
 * Returns the name of a statement for a span: its own, otherwise its verb and first table. Neither its text
 * nor its values are sent.
 */
export function statementFacts(query: unknown): StatementFacts {
  const text = textOf(query);
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? UNKNOWN;
  const name = typeof query === 'object' && query !== null && 'name' in query ? query.name : undefined;
  if (typeof name === 'string' && name !== '') return { name, operation };
  const [, first, second] = TABLE.exec(text) ?? [];
  const table = second ?? first;
  return { name: table === undefined ? operation : `${operation} ${table}`, operation };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string')
    return query.text;
  return '';
}
