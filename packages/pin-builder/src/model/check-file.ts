import { IMAGE_BYTES_MAX } from '@pegboard/types';

/** The reason why a file cannot be an image or the video of a Pin. */
export type FileProblem = {
  readonly name: string;
  readonly reason:
    | 'svg'
    | 'pdf'
    | 'video'
    | 'other-type'
    | 'empty'
    | 'too-large'
    | 'too-many'
    /** A Pin has one video and no images beside it. */
    | 'video-alone'
    | 'video-type'
    | 'video-too-large'
    | 'video-too-short'
    | 'video-too-long';
};

/** The MIME types of images that the server takes. Source: CR-02. */
export const IMAGE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/tiff',
  'image/heic',
  'image/heif',
];

/** The value of `accept` of a file input: MIME types, and endings for browsers that do not know these types. */
export const IMAGE_ACCEPT: string = [...IMAGE_TYPES, '.heic', '.heif', '.tif', '.tiff', '.avif'].join(',');

const REASON_BY_ENDING: Readonly<Record<string, FileProblem['reason']>> = {
  svg: 'svg',
  svgz: 'svg',
  pdf: 'pdf',
  mp4: 'video',
  mov: 'video',
  webm: 'video',
};

/**
 * Returns why a file is refused before its upload, or null. A type that the browser does not know is left to the server,
 * which reads the contents. Source: CR-02.
 */
export function checkFile(file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): FileProblem | null {
  const reason =
    getTypeProblem(file.name, file.type.toLowerCase().split(';')[0] ?? '') ?? getSizeProblem(file.size);
  return reason === null ? null : { name: file.name, reason };
}

function getTypeProblem(name: string, type: string): FileProblem['reason'] | null {
  if (IMAGE_TYPES.includes(type) || type === 'image/jpg') return null;
  if (type === 'image/svg+xml') return 'svg';
  if (type === 'application/pdf') return 'pdf';
  if (type.startsWith('video/')) return 'video';
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const reason = REASON_BY_ENDING[ending];
  if (reason !== undefined) return reason;
  return type === '' || type === 'application/octet-stream' || type.startsWith('image/')
    ? null
    : 'other-type';
}

function getSizeProblem(size: number): FileProblem['reason'] | null {
  if (size === 0) return 'empty';
  return size > IMAGE_BYTES_MAX ? 'too-large' : null;
}
