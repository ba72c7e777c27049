const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** A name as it is within Arabic: one in Latin letters would pull the signs beside it to its other end. */
export const isolated = (text: string): string => (LEFT_TO_RIGHT.test(text) ? `\u2068${text}\u2069` : text);

/** A table whose made texts isolate the names that they are given. */
export function isolating<Table>(table: Table): Table {
  return partOf(table) as Table;
}

function partOf(part: unknown): unknown {
  if (typeof part === 'function')
    return (...args: readonly unknown[]): unknown =>
      (part as (...args: readonly unknown[]) => unknown)(
        ...args.map((each) => (typeof each === 'string' ? isolated(each) : each)),
      );
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, partOf(each)]));
}
