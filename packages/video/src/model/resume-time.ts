/** Seconds before the end from which a video counts as over and restarts. Not specified; our choice. */
const END_SECONDS = 0.5;

/** Returns the resume position in seconds: the last one, or the start if that was the end or invalid. */
export function resumeTime(currentTime: number | undefined, duration: number): number {
  if (currentTime === undefined || !(currentTime > 0)) return 0;
  return Number.isFinite(duration) && currentTime >= duration - END_SECONDS ? 0 : currentTime;
}
