import type { VisitorState } from '@pegboard/types';

const CLOSEUPS_MIN = 3;
const SIGNS_MIN = 2;

/** The signals of engagement in a visitor's state. */
export type EngagementSignals = Pick<
  VisitorState,
  | 'clickthroughPins'
  | 'closeupPins'
  | 'completedSearches'
  | 'downloadedPinsCount'
  | 'revisitationState'
  | 'savedPins'
>;

/**
 * Returns whether a visitor who leaves by a link is qualified (UV-08, §4): they need two or more signals of
 * interest among three close-ups, a search, a saved pin, a download, a second visit and a second link. The
 * signals are our choice: the specification names the check without its rule.
 */
export function isQualifiedVisitor(state: EngagementSignals): boolean {
  const signs = [
    state.closeupPins.length >= CLOSEUPS_MIN,
    state.completedSearches.length > 0,
    state.savedPins.length > 0,
    state.downloadedPinsCount > 0,
    (state.revisitationState?.count ?? 0) > 1,
    state.clickthroughPins.length > 1,
  ];
  return signs.filter(Boolean).length >= SIGNS_MIN;
}
