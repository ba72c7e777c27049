import type { AdAttribution } from '@pegboard/types';

/** Why one viewer sees one ad: it is nobody else's, so it is read when it is asked for and kept nowhere. */
export type AdExplanation = {
  /** Who paid; null when that is not told. */
  readonly promoter: AdPromoter | null;
  /** How the medium was made, by its code (TY-13). */
  readonly digitalMediaSourceType: number | null;
  readonly attribution: AdAttribution;
};

/** Who paid for an ad. */
export type AdPromoter = {
  readonly name: string;
  /** The viewer follows them. */
  readonly isFollowed: boolean;
};
