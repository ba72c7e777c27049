import type { FileHandle } from 'node:fs/promises';

const ISO_HEADER_BYTES = 16;
/** More boxes than a video of 15 minutes has with two for each of its 60 frames per second. */
const ISO_BOXES_MAX = 200_000;
const SEGMENT_ID = 0x18_53_80_67;
const EBML_ID = 0x1a_45_df_a3;
const EBML_HEADER_BYTES = 12;

/**
 * Returns whether a file ends before its container does: a box of an MP4 or QuickTime file, or the segment of a WebM file,
 * is longer than the rest of the file. False for any other file, and for an ISO file of more than 200,000 boxes, whose end is not looked for.
 */
export async function isContainerCut(file: FileHandle, fileBytes: number): Promise<boolean> {
  const head = await readAt(file, 0, ISO_HEADER_BYTES);
  if (head.length < ISO_HEADER_BYTES) return false;
  if (head.readUInt32BE(0) === EBML_ID) return isEbmlCut(file, fileBytes);
  return head.toString('latin1', 4, 8) === 'ftyp' ? isIsoCut(file, fileBytes) : false;
}

async function isIsoCut(file: FileHandle, fileBytes: number): Promise<boolean> {
  let start = 0;
  for (let boxes = 0; start < fileBytes; boxes += 1) {
    if (boxes === ISO_BOXES_MAX) return false;
    const header = await readAt(file, start, ISO_HEADER_BYTES);
    if (header.length < 8) return true;
    const short = header.readUInt32BE(0);
    if (short === 0) return false; // to the end of the file
    const size = short === 1 && header.length >= ISO_HEADER_BYTES ? Number(header.readBigUInt64BE(8)) : short;
    if (size < 8) return false; // no container: the demuxer rejects it
    start += size;
  }
  return start > fileBytes;
}

async function isEbmlCut(file: FileHandle, fileBytes: number): Promise<boolean> {
  const header = readElement(await readAt(file, 0, EBML_HEADER_BYTES));
  if (!header || header.size === undefined) return false;
  const start = header.headBytes + header.size;
  const segment = readElement(await readAt(file, start, EBML_HEADER_BYTES));
  if (!segment || segment.id !== SEGMENT_ID || segment.size === undefined) return false;
  return start + segment.headBytes + segment.size > fileBytes;
}

type Element = { readonly id: number; readonly size: number | undefined; readonly headBytes: number };

/** Reads the id and the size of an EBML element (RFC 8794); the size is undefined when the element does not name it. */
function readElement(bytes: Buffer): Element | undefined {
  const idBytes = vintLength(bytes[0] ?? 0);
  const sizeBytes = vintLength(bytes[idBytes] ?? 0);
  const headBytes = idBytes + sizeBytes;
  if (idBytes > 4 || sizeBytes > 8 || bytes.length < headBytes) return undefined;
  const id = bytes.readUIntBE(0, idBytes);
  let size = BigInt((bytes[idBytes] ?? 0) & (0xff >> sizeBytes));
  for (const byte of bytes.subarray(idBytes + 1, headBytes)) size = (size << 8n) | BigInt(byte);
  const isUnknown = size === (1n << BigInt(7 * sizeBytes)) - 1n;
  return { id, size: isUnknown ? undefined : Number(size), headBytes };
}

function vintLength(first: number): number {
  return Math.clz32(first) - 23;
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position);
  return buffer.subarray(0, bytesRead);
}
