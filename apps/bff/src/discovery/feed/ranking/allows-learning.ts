import type { SignedIn, Viewer } from '../../../platform/http/viewer.ts';

const ADULT_YEARS = 18;

/**
 * Returns whether what a viewer does may be learned from and remembered: of members who allow the use of their activity, whose
 * browser has no privacy signal, and who are not known to be minors. Never of visitors (docs/privacy.md).
 */
export function allowsLearning(
  viewer: Viewer,
  { asksForPrivacy }: { readonly asksForPrivacy: boolean },
  now: Date,
): viewer is SignedIn {
  if (!viewer || asksForPrivacy || !viewer.adsByActivity) return false;
  // The day of birth is not known: in the year in which one may become of age, one counts as a minor.
  return viewer.birthYear === null || now.getUTCFullYear() - viewer.birthYear > ADULT_YEARS;
}
