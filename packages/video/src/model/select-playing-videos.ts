/** Visible ratio from which a video starts automatically. Source: chosen, the milestone of half in view. */
export const AUTOPLAY_RATIO = 0.5;

/** The fields of a video that decide whether it plays. */
export type Candidate = {
  readonly isPromoted: boolean;
  /** The visible share, from 0 to 1. */
  readonly ratio: number;
  /** True if it may start automatically. */
  readonly isAutoplay: boolean;
  /** The order in which the viewer requested playback, by press or hover; undefined if not. */
  readonly askedAt: number | undefined;
  /** True if the viewer paused it, it ended, or the browser blocked playback. */
  readonly isStopped: boolean;
  /** True if the coordinator started it. */
  readonly isOn: boolean;
};

/**
 * Returns the videos of a page that play now, in any order (VD-02). Stopped ones never do. Every promoted
 * video plays when it can. Of the organic videos only one plays: the one requested last, otherwise the one
 * already playing, otherwise the most visible one, the first on a tie. A video starts automatically when at
 * least half of it is in view; a requested one plays until it is out of view.
 */
export function selectPlayingVideos<T extends Candidate>(candidates: readonly T[]): ReadonlySet<T> {
  const able = candidates.filter(canPlay);
  const organic = able.filter(({ isPromoted }) => !isPromoted);
  const chosen = lastRequested(organic) ?? organic.find(({ isOn }) => isOn) ?? mostInView(organic);
  return new Set(able.filter((candidate) => candidate.isPromoted || candidate === chosen));
}

function canPlay({ isStopped, ratio, isAutoplay, askedAt }: Candidate): boolean {
  if (isStopped) return false;
  return askedAt === undefined ? isAutoplay && ratio >= AUTOPLAY_RATIO : ratio > 0;
}

function lastRequested<T extends Candidate>(candidates: readonly T[]): T | undefined {
  return candidates
    .filter(({ askedAt }) => askedAt !== undefined)
    .toSorted((a, b) => (b.askedAt ?? 0) - (a.askedAt ?? 0))[0];
}

function mostInView<T extends Candidate>(candidates: readonly T[]): T | undefined {
  return candidates.toSorted((a, b) => b.ratio - a.ratio)[0];
}
