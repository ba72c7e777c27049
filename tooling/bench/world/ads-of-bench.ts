import type { Db } from '@pegboard/bff/src/platform/database/db.ts';
import { readEnv } from '@pegboard/bff/src/platform/config/env.ts';
import {
  createAdInserter,
  type AdsOfPage,
  type ListReader,
} from '@pegboard/bff/src/discovery/feed/ad-inserter.ts';
import { createHomeWalks } from '@pegboard/bff/src/discovery/feed/home-walks.ts';
import type { RankedHomeDeps } from '@pegboard/bff/src/discovery/feed/ranked-home.ts';
import { createServeMarks } from '@pegboard/bff/src/discovery/feed/ranking/serve-marks.ts';
import { createWeightsReader } from '@pegboard/bff/src/discovery/feed/ranking/weights-in-use.ts';
import { NO_GRAPH } from '@pegboard/bff/src/discovery/graph/index.ts';
import type { Viewer } from '@pegboard/bff/src/platform/http/viewer.ts';

const SECRET = 'a secret of the bench, 32 characters long';

/** Returns what ranks home feeds as on the site, in a process without a graph. */
export function rankingOfBench(deps: {
  readonly db: Db;
  readonly now: () => Date;
}): Pick<RankedHomeDeps, 'walks' | 'weights' | 'marks'> {
  return {
    walks: createHomeWalks(deps, NO_GRAPH),
    weights: createWeightsReader(deps),
    marks: createServeMarks(SECRET),
  };
}

/** Returns the ads of pages, selected as on the site. */
export function adsOfBench(db: Db): AdsOfPage {
  const env = { ...readEnv({}), secret: SECRET };
  return createAdInserter({ db, now: () => new Date(), env });
}

/** Returns a viewer on a desktop of unknown country. */
export const atDesk = (viewer: Viewer): ListReader => ({
  viewer,
  reader: { device: 'desktop', country: null, asksForPrivacy: false },
});
