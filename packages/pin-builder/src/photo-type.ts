/** The type of photos that browsers decode at a fraction of their size; other types are not decoded faster. */
export const PHOTO_TYPE = 'image/jpeg';

/** Returns whether the browser decodes a file at a fraction of its size. */
export function canDecodeSmaller(file: File): boolean {
  return file.type === PHOTO_TYPE && typeof ImageDecoder !== 'undefined';
}
