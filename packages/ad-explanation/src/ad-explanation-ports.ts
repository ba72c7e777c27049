import type { AdExplanation } from './model/ad-explanation.ts';
import type { NamedCode, NameList } from './model/display-names.ts';

/** The ports of the explanation; both may reject. Pass stable functions. */
export type AdExplanationPorts = {
  /** Reads why this viewer sees the ad; called on every opening, uncached. */
  readonly read: (pinId: string) => Promise<AdExplanation>;
  /** Reads the names of countries or locales in the viewer's language; without them the codes are shown. */
  readonly readNames: (list: NameList) => Promise<readonly NamedCode[]>;
};
