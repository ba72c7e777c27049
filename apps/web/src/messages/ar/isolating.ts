import { isolated } from '@pegboard/types';

/**
 * A table whose made texts keep the names that they are given apart: a name in Latin letters within Arabic would pull the
 * signs beside it to its other end.
 */
export function isolating<Table>(table: Table): Table {
  return partOf(table) as Table;
}

function partOf(part: unknown): unknown {
  if (typeof part === 'function')
    return (...given: readonly unknown[]): unknown =>
      (part as (...given: readonly unknown[]) => unknown)(...given.map(apart));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, partOf(each)]));
}

const apart = (given: unknown): unknown =>
  typeof given === 'string' && given !== '' ? isolated(given) : given;
