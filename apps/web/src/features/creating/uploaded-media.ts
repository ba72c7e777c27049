import type { UploadedImage } from '@pegboard/pin-builder';

/** An image that is stored as an upload of the member. */
export type StoredUpload = {
  readonly id: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
};

/** Returns what the builder shows of an upload. */
export function toUploadedImage(upload: StoredUpload): UploadedImage {
  const { id: uploadId, signature, width, height } = upload;
  return { uploadId, url: uploadedImageUrl(signature, '736x'), width, height, mediaSourceType: null };
}

/** Returns the address of a rendition of an uploaded image. */
export function uploadedImageUrl(signature: string, size: '236x' | '736x'): string {
  return fileUrl(size, signature, 'webp');
}

/** Returns the address of the largest rendition of an uploaded video; `signature` is that of its poster. */
export function uploadedVideoUrl(signature: string): string {
  return fileUrl('720p', signature, 'mp4');
}

function fileUrl(size: string, signature: string, extension: string): string {
  const folders = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
  return `/i/${[size, ...folders, signature].join('/')}.${extension}`;
}
