import type { Image } from '@pegboard/types';

/** What both the head and the structured data of a page say. */
export type SeoFacts = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly preview: (Image & { readonly alt: string }) | undefined;
};
