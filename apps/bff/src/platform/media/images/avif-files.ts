import { decode, eachRendition, prepareEncoding } from './pixels.ts';
import { imagePath, type ImageFile } from './process-image.ts';

/**
 * Half the bytes of our WebP at the same visual quality; more effort takes ten times as long and saves a twentieth of
 * the bytes.
 */
const AVIF = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const;

/** Returns the AVIF files of an image in every size, from its stored original. */
export async function makeAvif(stored: Uint8Array, signature: string): Promise<readonly ImageFile[]> {
  const files: ImageFile[] = [];
  for await (const { name, pixels } of eachRendition(await decode(stored))) {
    const open = await prepareEncoding(pixels);
    files.push({ path: imagePath(name, signature, 'avif'), bytes: await open().avif(AVIF).toBuffer() });
  }
  return files;
}
