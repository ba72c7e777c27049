import { completeUrl } from './complete-url.ts';

/** The image for previews of links to a page (IO-10): its address on the site, and its size. */
export type LinkPreview = { readonly url: string; readonly width: number; readonly height: number };

/** Returns the tags of a page that describe the image for previews of links to it; none without an image. */
export function linkPreviewMetas(
  preview: LinkPreview | null | undefined,
  { alt, publicUrl }: { readonly alt: string; readonly publicUrl: string },
): readonly Readonly<Record<string, string>>[] {
  if (!preview) return [{ name: 'twitter:card', content: 'summary' }];
  const url = completeUrl(preview.url, publicUrl);
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(preview.width) },
    { property: 'og:image:height', content: String(preview.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: url },
  ];
}
