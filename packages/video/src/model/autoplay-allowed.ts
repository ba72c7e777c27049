/** The viewer's motion and data preferences from the browser. */
export type MotionPreferences = {
  /** prefers-reduced-motion: reduce. */
  readonly isMotionReduced: boolean;
  /** Save-Data, or prefers-reduced-data: reduce. */
  readonly isDataSaved: boolean;
};

/** Returns whether videos may play automatically: not with reduced motion or reduced data (VD-04). */
export function isAutoplayAllowed({ isMotionReduced, isDataSaved }: MotionPreferences): boolean {
  return !isMotionReduced && !isDataSaved;
}
