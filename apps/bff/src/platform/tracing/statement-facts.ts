/** The attributes of a statement's span. */
export type StatementFacts = { readonly name: string; readonly operation: string };

const OPERATION = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)"?(?:\."?([a-z_]\w*)"?)?/i;
const UNKNOWN = 'statement';

/**
 * The name of a statement for a span: the one it was given, else its verb and its first table. Of its text
 * nothing else is reported, and of its values nothing.
 */
export function statementFacts(asked: unknown): StatementFacts {
  const text = textOf(asked);
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? UNKNOWN;
  const given = typeof asked === 'object' && asked !== null && 'name' in asked ? asked.name : undefined;
  if (typeof given === 'string' && given !== '') return { name: given, operation };
  const [, first, second] = TABLE.exec(text) ?? [];
  const table = second ?? first;
  return { name: table === undefined ? operation : `${operation} ${table}`, operation };
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  if (typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string')
    return asked.text;
  return '';
}
