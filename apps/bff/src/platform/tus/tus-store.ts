import { DataStore, Upload } from '@tus/server';
import { createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, toAppError } from '../errors/errors.ts';
import { parseId } from '../ids/new-id.ts';
import type { TusUploads } from './tus-uploads.ts';

/**
 * The store of uploads for the tus protocol: the length of an upload is in its row, and its offset is the size of its file,
 * so a server that was killed continues where the file ends.
 */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #uploads: TusUploads;

  constructor(uploads: TusUploads) {
    super();
    this.#uploads = uploads;
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#uploads.prepare();
    await writeFile(this.#uploads.file(BigInt(upload.id)), '', { mode: 0o600 });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = parseId(id);
    if (found === undefined) throw new AppError('upload_not_found');
    const row = await this.#uploads.find(found);
    const file = await stat(this.#uploads.file(found)).catch(() => undefined);
    if (!row || !file) throw new AppError('upload_not_found');
    return new Upload({ id, size: row.bytes, offset: file.size, creation_date: row.createdAt.toISOString() });
  }

  /** Appends the received bytes of a part to the file. */
  override async write(part: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.#uploads.file(BigInt(id)), { flags: 'r+', start: offset });
    try {
      await pipeline(part, file);
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? toAppError(error) : error;
    }
    return offset + file.bytesWritten;
  }
}
