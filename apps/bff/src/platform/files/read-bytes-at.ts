import { open } from 'node:fs/promises';

/** Returns up to `length` bytes of a file from an offset; fewer at its end. */
export async function readBytesAt(path: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
