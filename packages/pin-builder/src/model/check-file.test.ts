import { IMAGE_BYTES_MAX } from '@pegboard/types';
import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

test.each([
  ['a JPEG', 'a.jpg', 'image/jpeg', 1, null],
  ['a HEIC of a browser that does not know it', 'a.heic', '', 1, null],
  ['an image type that only the server can judge', 'a.bmp', 'image/bmp', 1, null],
  ['a file without an ending and a type', 'photo', '', 1, null],
  ['50 MB', 'a.png', 'image/png', IMAGE_BYTES_MAX, null],
  ['50 MB and a byte', 'a.png', 'image/png', IMAGE_BYTES_MAX + 1, 'too-large'],
  ['no byte', 'a.png', 'image/png', 0, 'empty'],
  ['an SVG', 'a.svg', 'image/svg+xml', 1, 'svg'],
  ['an SVG by its ending', 'a.SVG', '', 1, 'svg'],
  ['a PDF', 'a.pdf', 'application/pdf', 1, 'pdf'],
  ['a video', 'a.mkv', 'video/x-matroska', 1, 'video'],
  ['a text', 'a.txt', 'text/plain', 1, 'other-type'],
] as const)('[CR-02] %s', (_, name, type, size, reason) => {
  expect(checkFile({ name, type, size })?.reason ?? null).toBe(reason);
});
