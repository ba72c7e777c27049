/** From which part in view a video plays by itself. Source: chosen, the milestone of half in view. */
export const AUTOPLAY_RATIO = 0.5;

/** The fields of a video that decide whether it plays. */
export type Candidate = {
  readonly isPromoted: boolean;
  /** The visible share, from 0 to 1. */
  readonly ratio: number;
  /** It may begin by itself. */
  readonly isAutoplay: boolean;
  /** The order in which the viewer requested playback, by press or hover; undefined if not. */
  readonly askedAt: number | undefined;
  /** The viewer paused it, it is over, or the browser refused to play it. */
  readonly isStopped: boolean;
  /** It was started by the coordinator. */
  readonly isOn: boolean;
};

/**
 * The videos of a page that play now, in any order (VD-02). One that is stopped never does. A promoted one plays when it
 * can. Of the organic ones a single one plays: the one requested last, else the one that plays already, else the one
 * that is most in view, the first on a tie. By itself a video plays from half in view on, a requested one until it is out
 * of view.
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
