/** A part of a file: its first and its last byte, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The part of a file that a Range header asks for (RFC 9110, 14): undefined for the whole, also when the header asks for
 * several parts or says nothing that can be read; 'none' when the file has no such part.
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
