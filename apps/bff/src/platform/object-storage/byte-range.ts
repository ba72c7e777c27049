/** A part of a file: its first and last byte, both inclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Parses a Range header (RFC 9110, 14): undefined for the whole file, also when the header is invalid or requests
 * several parts; 'none' when the range is not satisfiable.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}
