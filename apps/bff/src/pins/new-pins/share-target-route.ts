import { Busboy } from '@fastify/busboy';
import { SHARE_TARGET_PATH, SHARED_FILES_MISSING, sharedPinPath, type SharedTexts } from '@pegboard/routes';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

const FIELD_BYTES_MAX = 8192;

/**
 * Receives what is shared to the installed app when its worker is not active (CR-13): redirects to the composer with the
 * shared texts. It reads no session, stores nothing, and drops files, so the request needs no token: any site can link to
 * the composer with the same texts.
 */
export function shareTargetRoute(app: FastifyInstance): void {
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    room.post(SHARE_TARGET_PATH, { config: { kind: 'upload' } }, async (request, reply) => {
      const { texts, hasFiles } = await readShare(request.raw, request.headers['content-type'] ?? '');
      return reply
        .header('cache-control', 'no-store')
        .redirect(sharedPinPath(texts, hasFiles ? { id: SHARED_FILES_MISSING } : undefined), 303);
    });
  });
}

/** Reads the texts of a share up to its first file. A form that cannot be read has the texts that were read before. */
async function readShare(
  source: Readable,
  contentType: string,
): Promise<{ readonly texts: SharedTexts; readonly hasFiles: boolean }> {
  const texts: Record<string, string> = {};
  let hasFiles = false;
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  const form = openForm(contentType);
  if (!form) return { texts, hasFiles };
  form.on('field', (name: string, value: string) => {
    if (name === 'title' || name === 'text' || name === 'url') texts[name] ??= value;
  });
  form.on('file', (_name: string, file: Readable) => {
    hasFiles = true;
    file.on('error', () => undefined);
    file.resume();
    resolve();
  });
  for (const end of ['finish', 'error', 'fieldsLimit', 'partsLimit']) form.on(end, () => resolve());
  finished(source, { writable: false }).then(
    () => resolve(),
    () => resolve(),
  );
  source.pipe(form);
  await isRead;
  source.unpipe(form);
  return { texts, hasFiles };
}

function openForm(contentType: string): InstanceType<typeof Busboy> | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (name) => name === 'files',
      limits: { fields: 10, fieldNameSize: 100, fieldSize: FIELD_BYTES_MAX, parts: 20, headerPairs: 10 },
    });
  } catch {
    return undefined;
  }
}
