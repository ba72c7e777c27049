import { IMAGE_BYTES_MAX } from '@pegboard/types';
import { setTimeout as sleep } from 'node:timers/promises';
import { saveImage } from '../../../pins/image-lifecycle/index.ts';
import { fetchImage, fetchPageImage } from '../../../pins/new-pins/index.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import type { SourceImage } from '../import-item.ts';
import type { ItemReason } from '../import-report.ts';
import { LeftOutError, type ImportRun } from './import-run.ts';

/** Number of attempts while the site fetches too much for others, and the pause between them. */
const BUSY_TRIES = 60;
const BUSY_MS = 1000;

/** Stores the image of a Pin, from a file of the import or from the web. Throws `LeftOutError`. */
export async function storeSourceImage(run: ImportRun, image: SourceImage): Promise<bigint> {
  switch (image.kind) {
    case 'none':
      throw new LeftOutError('image_missing');
    case 'file':
      return storeFileImage(run, image.name);
    case 'page':
      return storeBytes(run, await fetched(run, () => fetchPageImage(run.deps, image.url)));
    case 'web':
      return storeBytes(run, await fetchFirst(run, image.urls, image.page));
  }
}

/** Stores an image of a file. Throws `LeftOutError`, `ImportFileError`. */
export async function storeFileImage(run: ImportRun, name: string): Promise<bigint> {
  return storeBytes(run, await readFileImage(run, name));
}

/** Reads an image of a file. Throws `LeftOutError`, `ImportFileError`. */
export async function readFileImage({ files }: ImportRun, name: string): Promise<Buffer> {
  const bytes = await files.read(name, IMAGE_BYTES_MAX);
  if (!bytes) throw new LeftOutError('file_missing');
  return bytes;
}

/** Stores the bytes of an image. Throws `LeftOutError`. */
export async function storeBytes({ deps, owner }: ImportRun, bytes: Uint8Array): Promise<bigint> {
  const saved = await saveImage(deps, owner.id, { kind: 'upload', bytes });
  if (!saved.ok) throw new LeftOutError('image_invalid');
  return saved.row.id;
}

/** Fetches the first of several addresses of an image that works. */
async function fetchFirst(run: ImportRun, urls: readonly string[], page: string | null): Promise<Uint8Array> {
  let reason: ItemReason = 'image_unreachable';
  for (const url of urls)
    try {
      return await fetched(run, () => fetchImage(run.deps, { url, page }, 'link'));
    } catch (error) {
      if (!(error instanceof LeftOutError) || error.reason === 'saving_refused') throw error;
      reason = error.reason;
    }
  throw new LeftOutError(reason);
}

/** Fetches from the web, and waits while the site fetches too much for others. */
async function fetched(run: ImportRun, fetch: () => Promise<Uint8Array>): Promise<Uint8Array> {
  for (let tries = 1; ; tries += 1)
    try {
      return await fetch();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'overloaded' || tries === BUSY_TRIES) throw new LeftOutError(reasonOf(error));
      await sleep(BUSY_MS, undefined, { signal: run.signal });
    }
}

function reasonOf({ code }: AppError): ItemReason {
  if (code === 'saving_refused' || code === 'page_without_images') return code;
  return code === 'image_type_unsupported' || code === 'image_url_is_page'
    ? 'image_invalid'
    : 'image_unreachable';
}
