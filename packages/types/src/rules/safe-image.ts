import type { Image } from '../entities/image.ts';
import { isSafeLink } from './safe-link.ts';

/** The usual start of an image address, which needs no further validation. */
const USUAL = /^(?:\/|https?:|data:image\/|blob:)/i;

/**
 * Returns the address of an image, or undefined if it is not allowed in a `src`: only web addresses,
 * addresses of this site, and image data are.
 */
export const sanitizeImageUrl = (url: unknown): string | undefined =>
  typeof url === 'string' && (USUAL.test(url) || (url.trim() !== '' && isSafeLink(url))) ? url : undefined;

/** Returns whether an image can be rendered: its address and size are valid. */
export const isRenderableImage = (image: Image | null | undefined): image is Image =>
  sanitizeImageUrl(image?.url) !== undefined && isLength(image?.width) && isLength(image?.height);

const isLength = (value: unknown): boolean => Number.isFinite(value) && (value as number) > 0;
