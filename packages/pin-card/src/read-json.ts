/** An object of a JSON answer. */
export type Json = { readonly [key: string]: unknown };

const PIN_ID = /^[1-9]\d{0,18}$/;

/** Returns whether a value is an object and no list. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an id as a text; undefined for a value that is neither a text nor a number. */
export function toId(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the id of a pin as a text; undefined for a value that is none. */
export function readPinId(value: unknown): string | undefined {
  const id = toId(value);
  return id !== undefined && PIN_ID.test(id) ? id : undefined;
}
