import { createHash } from 'node:crypto';

const CONTROL = /(?!\n)\p{Cc}/gu;

/** Returns a text of a file without characters that cannot be stored, trimmed; null for an empty one and for no text. */
export function sourceText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.toWellFormed().replaceAll('\r\n', '\n').replaceAll(CONTROL, ' ').trim();
  return text === '' ? null : text;
}

/** Returns a web address of a file; null for all others. */
export function sourceLink(value: unknown, base?: string): string | null {
  const text = sourceText(value);
  if (text === null) return null;
  const url = URL.parse(text, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Returns a time of a file: seconds or milliseconds since 1970, or a date; null for all others. */
export function sourceTime(value: unknown): Date | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value === '')) return null;
  const isNumber = typeof value === 'number' || /^\d{9,16}$/.test(value);
  const date = new Date(isNumber ? toMilliseconds(Number(value)) : Date.parse(value));
  return Number.isNaN(date.getTime()) || date.getTime() < 0 ? null : date;
}

function toMilliseconds(number: number): number {
  if (number < SECONDS_MAX) return number * 1000;
  return number < MS_MAX ? number : number / 1000;
}
/** Numbers below are seconds; from here to `MS_MAX`, milliseconds; above, microseconds. */
const SECONDS_MAX = 1e11;
const MS_MAX = 1e14;

/** Returns an id for an item that has none in its file. */
export function derivedId(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, ID_LENGTH);
}
const ID_LENGTH = 22;

/** Returns the id that an item has in its file, as text; undefined for none. */
export function sourceId(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value) ? value : undefined;
}
