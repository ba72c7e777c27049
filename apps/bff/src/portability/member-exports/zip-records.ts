/** An entry of a ZIP that is stored without compression: its name, its time, and the size and CRC-32 of its bytes. */
export type ZipEntryFacts = {
  readonly name: string;
  readonly lastModified: Date;
  readonly size: number;
  readonly crc32: number;
};

/** The largest numbers of fields with 16 and 32 bits; a field with this number refers to the one with 64 bits. */
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const END_64_BYTES = 56;
const LOCATOR_BYTES = 20;
/** Version 4.5 of the format has the fields with 64 bits; the upper byte means file attributes of UNIX. */
const VERSION = 45;
const MADE_BY = (3 << 8) | VERSION;
const UTF8_NAMES = 0x0800;
/** A regular file, to be read by everyone and written by its owner. */
const ATTRIBUTES = 0o100644 * 0x10000;
const NO_EXTRA = Buffer.alloc(0);

/** Returns the record before the bytes of an entry (APPNOTE 4.3.7). */
export function localRecord(entry: ZipEntryFacts): Buffer {
  const extra = extraOf(entry.size >= MAX_32 ? [entry.size, entry.size] : []);
  const record = allocate(LOCAL_BYTES + nameBytes(entry) + extra.length);
  record.writeUInt32LE(0x04034b50);
  record.writeUInt16LE(VERSION, 4);
  writeCommonFields(record, 6, entry, extra);
  record.write(entry.name, LOCAL_BYTES);
  extra.copy(record, record.length - extra.length);
  return record;
}

/** Returns the record of an entry in the central directory (4.3.12). `offset` is that of its local record in the ZIP. */
export function centralRecord(entry: ZipEntryFacts, offset: number): Buffer {
  const extra = extraOf([
    ...(entry.size >= MAX_32 ? [entry.size, entry.size] : []),
    ...(offset >= MAX_32 ? [offset] : []),
  ]);
  const record = allocate(CENTRAL_BYTES + nameBytes(entry) + extra.length);
  record.writeUInt32LE(0x02014b50);
  record.writeUInt16LE(MADE_BY, 4);
  record.writeUInt16LE(VERSION, 6);
  writeCommonFields(record, 8, entry, extra);
  record.writeUInt32LE(ATTRIBUTES, 38);
  record.writeUInt32LE(Math.min(offset, MAX_32), 42);
  record.write(entry.name, CENTRAL_BYTES);
  extra.copy(record, record.length - extra.length);
  return record;
}

/** Returns the records after the central directory (4.3.14 to 4.3.16), with those of 64 bits if a number needs them. */
export function endRecords(directory: {
  readonly entries: number;
  readonly offset: number;
  readonly size: number;
}): Buffer {
  const { entries, offset, size } = directory;
  const is64 = entries >= MAX_16 || offset >= MAX_32 || size >= MAX_32;
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Math.min(entries, MAX_16), 8);
  end.writeUInt16LE(Math.min(entries, MAX_16), 10);
  end.writeUInt32LE(Math.min(size, MAX_32), 12);
  end.writeUInt32LE(Math.min(offset, MAX_32), 16);
  if (!is64) return end;
  const end64 = Buffer.alloc(END_64_BYTES + LOCATOR_BYTES);
  end64.writeUInt32LE(0x06064b50);
  end64.writeBigUInt64LE(BigInt(END_64_BYTES - 12), 4);
  end64.writeUInt16LE(MADE_BY, 12);
  end64.writeUInt16LE(VERSION, 14);
  [entries, entries, size, offset].forEach((value, nth) =>
    end64.writeBigUInt64LE(BigInt(value), 24 + nth * 8),
  );
  end64.writeUInt32LE(0x07064b50, END_64_BYTES);
  end64.writeBigUInt64LE(BigInt(offset + size), END_64_BYTES + 8);
  end64.writeUInt32LE(1, END_64_BYTES + 16);
  return Buffer.concat([end64, end]);
}

/** Returns zeros in memory that small buffers share: an archive has two records for each file. */
const allocate = (bytes: number): Buffer => Buffer.allocUnsafe(bytes).fill(0);

const nameBytes = ({ name }: ZipEntryFacts): number => Buffer.byteLength(name);

/** Writes the fields that both records of an entry have, from the flags to the length of the extra field. */
function writeCommonFields(record: Buffer, at: number, entry: ZipEntryFacts, extra: Buffer): void {
  const { lastModified: time, size, crc32 } = entry;
  record.writeUInt16LE(UTF8_NAMES, at);
  record.writeUInt16LE((time.getSeconds() >> 1) | (time.getMinutes() << 5) | (time.getHours() << 11), at + 4);
  record.writeUInt16LE(
    time.getDate() | ((time.getMonth() + 1) << 5) | ((time.getFullYear() - 1980) << 9),
    at + 6,
  );
  record.writeUInt32LE(crc32, at + 8);
  record.writeUInt32LE(Math.min(size, MAX_32), at + 12);
  record.writeUInt32LE(Math.min(size, MAX_32), at + 16);
  record.writeUInt16LE(nameBytes(entry), at + 20);
  record.writeUInt16LE(extra.length, at + 22);
}

/** Returns the extra field with numbers of 64 bits (4.5.3); empty without any. */
function extraOf(numbers: readonly number[]): Buffer {
  if (numbers.length === 0) return NO_EXTRA;
  const extra = Buffer.alloc(4 + numbers.length * 8);
  extra.writeUInt16LE(1);
  extra.writeUInt16LE(numbers.length * 8, 2);
  numbers.forEach((value, nth) => extra.writeBigUInt64LE(BigInt(value), 4 + nth * 8));
  return extra;
}
