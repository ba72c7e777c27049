const HEAD_BYTES = 1024;

/** Decodes the bytes of a page in the encoding of its byte order mark or head, else as UTF-8. Never throws. */
export function pageText(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const [, named = 'utf-8'] = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head) ?? [];
  const marked = head.startsWith('\u00ff\u00fe')
    ? 'utf-16le'
    : head.startsWith('\u00fe\u00ff')
      ? 'utf-16be'
      : named;
  return decoderOf(marked).decode(bytes);
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch {
    // An unknown label is treated as the default encoding.
    return new TextDecoder();
  }
}
