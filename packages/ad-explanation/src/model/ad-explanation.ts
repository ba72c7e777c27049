import type { AdAttribution } from '@pegboard/types';

/** The explanation of one ad for one viewer. It is personal, so it is read on request and never cached. */
export type AdExplanation = {
  /** The sponsor; null if unknown. */
  readonly promoter: AdPromoter | null;
  /** The origin of the media, by code (TY-13). */
  readonly digitalMediaSourceType: number | null;
  readonly attribution: AdAttribution;
};

/** The sponsor of an ad. */
export type AdPromoter = {
  readonly name: string;
  /** The viewer follows them. */
  readonly isFollowed: boolean;
};
