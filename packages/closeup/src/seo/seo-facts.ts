import type { Image } from '@pegboard/types';

/** The facts that both the head and the structured data of a page use. */
export type SeoFacts = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly preview: (Image & { readonly alt: string }) | undefined;
};
