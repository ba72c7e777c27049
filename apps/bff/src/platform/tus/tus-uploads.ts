import type { ErrorCode, LimitCode } from '../errors/errors.ts';
import type { SignedIn } from '../http/viewer.ts';

/** An upload as it is registered: its whole length in bytes. */
export type TusUpload = {
  readonly id: bigint;
  readonly bytes: number;
  readonly createdAt: Date;
  /** False once the file was received completely. */
  readonly isUploading: boolean;
};

/** The uploads of a domain that are received by the tus protocol. All methods can throw `AppError`. */
export type TusUploads = {
  /** The address below which they are uploaded, without a slash at its end. */
  readonly path: `/${string}`;
  readonly bytesMax: number;
  /** The code of the error for a larger file. */
  readonly tooLarge: Exclude<ErrorCode, LimitCode>;
  /** The file to which received bytes are appended; its size is the offset of the upload. */
  file(id: bigint): string;
  /** Creates the folder of the files. */
  prepare(): Promise<void>;
  find(id: bigint): Promise<TusUpload | undefined>;
  findOwn(viewer: SignedIn, id: bigint): Promise<TusUpload | undefined>;
  register(viewer: SignedIn, upload: NewTusUpload): Promise<void>;
  /** Stores that the upload is in use. */
  touch(id: bigint): Promise<void>;
  /** Called when the file was received completely, possibly several times. */
  finish(id: bigint): Promise<void>;
  remove(viewer: SignedIn, id: bigint | undefined): Promise<void>;
};

/** A new upload: its length, and the name of the file if the client sends it. */
export type NewTusUpload = { readonly id: bigint; readonly bytes: number; readonly fileName: string | null };
