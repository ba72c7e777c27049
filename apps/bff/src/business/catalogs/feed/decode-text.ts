/** The encoding of a feed's bytes, or that they are not text. */
export type Encoding =
  | { readonly kind: 'text'; readonly label: string }
  | { readonly kind: 'unfit'; readonly code: 'feed_not_text' | 'feed_encoding_unknown' };

/** The signatures of spreadsheets, archives, images and documents. */
const NOT_TEXT: readonly string[] = [
  '504b0304',
  '1f8b',
  'd0cf11e0',
  '25504446',
  '89504e47',
  'ffd8ff',
  '377abcaf',
];

/** The number of bytes from which the encoding is detected. */
export const HEAD_BYTES = 65_536;

/**
 * Detects the encoding of a feed from its first bytes: by byte order mark; UTF-16 without one, by its zero
 * bytes; the XML declaration; UTF-8 if valid; otherwise Windows-1252.
 */
export function detectEncoding(head: Uint8Array): Encoding {
  const start = Buffer.from(head.subarray(0, 4)).toString('hex');
  const text = (label: string): Encoding => ({ kind: 'text', label });
  if (NOT_TEXT.some((mark) => start.startsWith(mark))) return { kind: 'unfit', code: 'feed_not_text' };
  if (start.startsWith('efbbbf')) return text('utf-8');
  if (start.startsWith('fffe')) return text('utf-16le');
  if (start.startsWith('feff')) return text('utf-16be');
  const zeros = [0, 0];
  const sample = head.subarray(0, 1000);
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 8;
  if (odd > many && even === 0) return text('utf-16le');
  if (even > many && odd === 0) return text('utf-16be');
  if (even + odd > 0) return { kind: 'unfit', code: 'feed_not_text' };
  const declared = /^\s*<\?xml[^>]{0,200}encoding=["']([\w-]{2,30})["']/.exec(
    Buffer.from(head.subarray(0, 300)).toString('latin1'),
  )?.[1];
  if (declared !== undefined) return known(declared) ?? { kind: 'unfit', code: 'feed_encoding_unknown' };
  return text(isUtf8(head) ? 'utf-8' : 'windows-1252');
}

function known(label: string): Encoding | undefined {
  try {
    return { kind: 'text', label: new TextDecoder(label).encoding };
  } catch {
    return undefined;
  }
}

/** Returns whether bytes are valid UTF-8; the last character may be truncated. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
