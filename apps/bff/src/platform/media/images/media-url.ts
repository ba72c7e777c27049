import { toPublicUrl } from '../../http/base-path/base-path.ts';
/** The path prefix under which images and videos are served, by the site and by its CDN. */
export const IMAGES_PREFIX = '/i';

/** The origin of the addresses; empty for that of the site. One for the process, because presenters have no settings. */
let origin = '';

/** Sets the origin of the addresses of images and videos, such as that of a CDN. The site calls it once at its start. */
export function setMediaOrigin(mediaUrl: string | undefined): void {
  origin = mediaUrl ?? '';
}

/** Returns the address of a stored image or video: complete with a CDN, otherwise a path of the site. */
export function mediaUrl(path: string): string {
  return `${origin}${IMAGES_PREFIX}/${path}`;
}

/** Returns the complete address of an image or video. */
export function absoluteMediaUrl(address: string, publicUrl: string): string {
  return toPublicUrl(address, publicUrl);
}
