import { createHash } from 'node:crypto';
import { PREVIEW_SIZE } from '../../platform/media/images/index.ts';

/** The kinds of pages with an image for link previews. */
export const PREVIEW_KINDS = ['board', 'section', 'member'] as const;

/** A kind of page with an image for link previews. */
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** The contents from which an image for link previews is drawn, as visitors see them. */
export type PreviewSubject = {
  readonly kind: PreviewKind;
  readonly id: bigint;
  readonly title: string;
  readonly subtitle: string;
  /** The names of the images of the mosaic. */
  readonly covers: readonly string[];
};

/** An image for link previews: its address below the site, and its size. */
export type LinkPreview = { readonly url: string; readonly width: number; readonly height: number };

/** Changes when images are drawn differently, so that all get new addresses. */
const DESIGN = 1;
const KEY_LETTERS = 32;

/** Returns the key of an image for link previews: another one for each title, subtitle, and list of covers. */
export function previewKey({ kind, id, title, subtitle, covers }: PreviewSubject): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, kind, String(id), title, subtitle, covers]))
    .digest('hex')
    .slice(0, KEY_LETTERS);
}

/** Returns the address and the size of the image of a subject. */
export function presentPreview(subject: PreviewSubject): LinkPreview {
  return { url: previewUrl(subject, previewKey(subject)), ...PREVIEW_SIZE };
}

/** The path of an image, with the parameters of the route. */
export const PREVIEW_PATH = '/i/preview/:kind/:id/:file';

/** Returns the path of an image on the site. */
export function previewUrl({ kind, id }: Pick<PreviewSubject, 'kind' | 'id'>, key: string): string {
  return PREVIEW_PATH.replace(':kind', kind).replace(':id', String(id)).replace(':file', `${key}.jpg`);
}

/** Returns the path of an image in the store, whose form differs from that of uploaded images. */
export function previewFile(key: string): string {
  return `preview/${key.slice(0, 2)}/${key}-preview.jpg`;
}
