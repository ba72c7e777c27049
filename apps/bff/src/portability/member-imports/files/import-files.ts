import type { Readable } from 'node:stream';

/** The files of an import: those of a ZIP or a folder, or a single file. */
export type ImportFiles = {
  /** The paths of the files, with slashes, in their order. */
  readonly names: ReadonlySet<string>;
  /** Returns a file as a stream, which fails with `ImportFileError` at the end if it is damaged; undefined if there is none. */
  stream(name: string): Promise<Readable | undefined>;
  /** Returns the size of a file in bytes; undefined if there is none. */
  size(name: string): Promise<number | undefined>;
  /** Returns the bytes of a file; undefined if there is none, or if it has more than `bytesMax`. Throws `ImportFileError`. */
  read(name: string, bytesMax: number): Promise<Buffer | undefined>;
  /** Returns a text that differs for files of the same name with other contents; undefined if there is none. */
  fingerprint(name: string): Promise<string | undefined>;
  close(): void;
};
