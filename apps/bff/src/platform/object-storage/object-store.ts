import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** A stored file to send, completely or in part. Its stream fails if the store sends fewer bytes. */
export type StoredFile = {
  readonly size: number;
  readonly open: (range?: ByteRange) => Readable;
  /** Reads a small file at once. */
  readonly read: () => Promise<Uint8Array>;
};

/** A small file that was read at once, with the SHA-256 of its bytes in hexadecimal digits. */
export type ReadFile = { readonly bytes: Uint8Array; readonly sha256: string };

/** Reads many files with little work for each. */
export type FileReader = {
  /**
   * Reads files, in the order of their paths: a small one at once, a larger one to be opened; undefined for one that is missing. Lists are read one
   * after the other. Memory is used again: the bytes of a list are valid until the next list but one is requested.
   */
  read(paths: readonly string[]): Promise<readonly (ReadFile | StoredFile | undefined)[]>;
  close(): Promise<void>;
};

/** The path of a file of a store, and its size. */
export type FileSize = { readonly path: string; readonly bytes: number };

/**
 * A store of files by their path, in a folder or in a bucket. Every method throws `storage_unavailable` if the store cannot be
 * reached, so that a file that is missing is never mistaken for one that cannot be read.
 */
export type ObjectStore = {
  /** Writes a file atomically, also from a stream. */
  put(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Moves a finished local file into the store. */
  putFile(path: string, file: string): Promise<void>;
  /** Stores a file under a second path too, atomically; false when it does not exist. */
  copy(from: string, to: string): Promise<boolean>;
  get(path: string): Promise<StoredFile | undefined>;
  /** Opens a reader of many files, of which those of at most `bytesMax` bytes are read at once. */
  openReader(bytesMax: number): FileReader;
  delete(path: string): Promise<void>;
  /** Returns the paths of all complete files, in no order, as a stream. */
  list(): AsyncIterable<string>;
  /** Returns the sizes of all complete files, in no order, as a stream. */
  listSizes(): AsyncIterable<FileSize>;
  /** Returns whether the store can be reached. */
  isReachable(): Promise<boolean>;
};
