import type { FastifyInstance } from 'fastify';
import { IMAGE_TYPES } from './content-type.ts';
import { imagePath } from './process-image.ts';
import { RENDITION_NAMES } from './renditions.ts';
import { VIDEO_TYPES, videoPaths } from './video-files.ts';
import { sendFile, sendFileInPart } from './send-file.ts';
import type { ObjectStore } from '../../object-storage/index.ts';

/**
 * The caching of images and videos: browsers keep them, because a name has one content; shared caches ask after a day, so that a
 * deleted file is gone there too (OP-07).
 */
export const MEDIA_CACHING = 'public, max-age=31536000, s-maxage=86400, immutable';
const FILE = /^([0-9a-f]{32})\.([a-z0-9]{3,4})$/;

type Params = {
  readonly size: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly file: string;
};

/**
 * Serves the files of images by their signature, cached forever, with image content types only (BF-07). A request for
 * WebP that accepts AVIF gets the AVIF file once it exists: the same image in half the bytes, at the same address. The
 * files of a video are stored beside those of its first frame, and served in ranges.
 */
export async function imageRoutes(
  app: FastifyInstance,
  { store }: { readonly store: ObjectStore },
): Promise<void> {
  app.get('/*', (_request, reply) => reply.callNotFound());
  app.get<{ Params: Params }>('/:size/:a/:b/:c/:file', async (request, reply) => {
    const { size, a, b, c, file } = request.params;
    const [, signature = '', extension = ''] = FILE.exec(file) ?? [];
    const path = imagePath(size, signature, extension);
    const type = fileType(path, size, signature, extension);
    if (!type || path !== `${size}/${a}/${b}/${c}/${file}`) return reply.callNotFound();
    const tag = `"${signature}"`;
    reply
      .header('cache-control', MEDIA_CACHING)
      .header('etag', tag)
      // Players at the site load videos of its CDN by script.
      .header('access-control-allow-origin', '*')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin');
    const isKnown = request.headers['if-none-match'] === tag;
    if (extension === 'webp') {
      reply.header('vary', 'accept');
      const acceptsAvif = /\bimage\/avif\b/.test(request.headers.accept ?? '');
      const smaller =
        acceptsAvif && !isKnown ? await store.get(imagePath(size, signature, 'avif')) : undefined;
      if (smaller) return sendFile(reply, smaller, 'image/avif');
    }
    const stored = await store.get(path);
    if (stored && isKnown) return reply.status(304).send();
    if (!stored) return reply.removeHeader('etag').header('cache-control', 'no-store').callNotFound();
    if (!(extension in VIDEO_TYPES)) return sendFile(reply, stored, type);
    return sendFileInPart(reply, stored, type, request.headers.range);
  });
}

function fileType(path: string, size: string, signature: string, extension: string): string | undefined {
  if (videoPaths(signature).includes(path)) return VIDEO_TYPES[extension];
  return RENDITION_NAMES.has(size) ? IMAGE_TYPES[extension] : undefined;
}
