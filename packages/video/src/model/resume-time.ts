/** How near its end a video is over, in seconds: it begins anew. Source: chosen. */
const END_SECONDS = 0.5;

/** Where a video goes on, in seconds: where it was left, or from its beginning when that is its end or no place in it. */
export function resumeTime(currentTime: number | undefined, duration: number): number {
  if (currentTime === undefined || !(currentTime > 0)) return 0;
  return Number.isFinite(duration) && currentTime >= duration - END_SECONDS ? 0 : currentTime;
}
