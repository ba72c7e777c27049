import type { ContentRich } from '../pin-access/index.ts';
import type { PageMention } from './story-mentions.ts';

/** A slide of a carousel, with the id of its image. */
export type SlotView = {
  readonly entityId: string;
  readonly title: string | null;
  readonly details: string | null;
  readonly link: string | null;
  readonly imageSignature: string | null;
  readonly imageId: string;
};

/** A page of a story, with the id of its image. */
export type PageView = {
  readonly entityId: string;
  readonly title: string | null;
  readonly texts: readonly string[];
  readonly imageId: string;
  readonly movement: NonNullable<ContentRich['video']> | null;
  readonly link: string | null;
  readonly mentions: readonly PageMention[];
};

/** An entry of a collection, with the id of its image. */
export type CollectionItemView = {
  readonly pinId: string | null;
  readonly link: string | null;
  readonly imageId: string;
};
