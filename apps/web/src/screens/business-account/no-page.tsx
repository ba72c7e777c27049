import { notFound } from '../../data/not-found.ts';

/** A business has no such page. */
export function loader(): never {
  throw notFound();
}

/** Never shown. */
export const Component = (): null => null;
