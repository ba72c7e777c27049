/** What a viewer wishes of moving pictures, as the browser tells it. */
export type MotionPreferences = {
  /** prefers-reduced-motion: reduce. */
  readonly isMotionReduced: boolean;
  /** Save-Data, or prefers-reduced-data: reduce. */
  readonly isDataSaved: boolean;
};

/** Whether videos may begin by themselves: not for a viewer who wants less motion or less data (VD-04). */
export function isAutoplayAllowed({ isMotionReduced, isDataSaved }: MotionPreferences): boolean {
  return !isMotionReduced && !isDataSaved;
}
