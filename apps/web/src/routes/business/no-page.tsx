import { notFound } from '../errors/not-found.ts';

/** A business has no such page. */
export function loader(): never {
  throw notFound();
}

/** Never shown. */
export const Component = (): null => null;
