import type {
  HomeFeedReason,
  PinRanking as PresentedRanking,
} from '../../platform/graphql/generated/resolvers-types.ts';
import { isEmployee, type Viewer } from '../../platform/http/viewer.ts';
import type { PinRanking } from './ranked-home.ts';
import { FEATURES } from './ranking/features.ts';

/** Returns the reasons of the pins of a home feed, and for employees alone the numbers by which they were ranked. */
export function presentRanking(
  ranking: readonly PinRanking[] | undefined,
  viewer: Viewer,
): { reasons?: HomeFeedReason[]; ranking?: PresentedRanking[] | null } {
  if (!ranking) return {};
  return {
    reasons: ranking.map(({ pinId, reason: { kind, subjectId } }) => ({
      pinId: String(pinId),
      kind,
      subjectId: subjectId === null ? null : String(subjectId),
    })),
    ranking: isEmployee(viewer) ? ranking.map(presentPin) : null,
  };
}

function presentPin({ pinId, sources, features, ...rest }: PinRanking): PresentedRanking {
  return {
    pinId: String(pinId),
    sources: [...sources],
    features: FEATURES.map((name, at) => ({ name, value: features[at] ?? 0 })),
    score: rest.score,
    rankBefore: rest.rankBefore,
    rankAfter: rest.rankAfter,
    isExploration: rest.isExploration,
    model: rest.model,
  };
}
