/**
 * Returns the differences that break a reader of the `frozen` value, a sentence each: a missing member, or a value of
 * another type. New members, other texts and numbers, and longer or shorter lists are compatible. Null was optional,
 * so any value may replace it; the items of a list must have the shape of the first frozen one.
 */
export function findShapeChanges(frozen: unknown, current: unknown, path = 'answer'): readonly string[] {
  if (frozen === null) return [];
  if (typeOf(frozen) !== typeOf(current)) return [`${path} is ${typeOf(current)} and was ${typeOf(frozen)}`];
  if (Array.isArray(frozen)) {
    const [first] = frozen as readonly unknown[];
    if (first === undefined) return [];
    const items = current as readonly unknown[];
    if (items.length === 0) return [`${path} is empty and had items`];
    return items.flatMap((item, index) => findShapeChanges(first, item, `${path}[${index}]`));
  }
  if (!isRecord(frozen) || !isRecord(current)) return [];
  return Object.entries(frozen).flatMap(([key, value]) =>
    key in current ? findShapeChanges(value, current[key], `${path}.${key}`) : [`${path}.${key} is missing`],
  );
}

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
