import { isEntity } from './entity.ts';

/**
 * Returns the next value with every part that is equal to its predecessor replaced by that predecessor, so
 * that unchanged parts keep their identity and cause no re-render.
 */
export function structuralShare(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) {
    const items = next.map((item: unknown, index) => structuralShare(before[index], item));
    return items.length === before.length && items.every((item, index) => item === before[index])
      ? before
      : items;
  }
  if (!isEntity(before) || !isEntity(next)) return next;
  const properties = Object.keys(next).map(
    (name) => [name, structuralShare(before[name], next[name])] as const,
  );
  const isSame =
    properties.length === Object.keys(before).length &&
    properties.every(([name, value]) => Object.hasOwn(before, name) && value === before[name]);
  return isSame ? before : Object.fromEntries(properties);
}
