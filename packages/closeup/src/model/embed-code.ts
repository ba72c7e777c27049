import { escapeHtml } from '@pegboard/types';

/** The widths offered for an embedded pin, in CSS pixels. */
export const EMBED_SIZES = { small: 236, medium: 345, large: 600 } as const;

/** One of `EMBED_SIZES`. */
export type EmbedSize = keyof typeof EMBED_SIZES;

/** Height of the part below an embedded pin's image. */
const FOOT_HEIGHT = 92;
const PLAIN_RATIO = 1.25;

/**
 * Returns the markup that embeds a pin in another site (CU-12): an iframe with the embeddable page, and a
 * title for screen readers.
 */
export function embedCode(of: {
  readonly href: string;
  readonly title: string;
  readonly size: EmbedSize;
  readonly picture: { readonly width: number; readonly height: number } | undefined;
}): string {
  const width = EMBED_SIZES[of.size];
  const ratio = of.picture && of.picture.width > 0 ? of.picture.height / of.picture.width : PLAIN_RATIO;
  const height = Math.min(1000, Math.round(width * ratio) + FOOT_HEIGHT);
  return `<iframe src="${escapeHtml(of.href)}" width="${width}" height="${height}" title="${escapeHtml(of.title)}" loading="lazy" frameborder="0"></iframe>`;
}
