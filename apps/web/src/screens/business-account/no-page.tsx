import { notFound } from '../../data/not-found.ts';

/** Throws a 404 for an unknown page of a business. */
export function loader(): never {
  throw notFound();
}

/** Never rendered. */
export const Component = (): null => null;
