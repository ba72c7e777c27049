import type { Db } from '@pegboard/bff/src/platform/database/db.ts';
import { readEnv } from '@pegboard/bff/src/platform/config/env.ts';
import {
  createAdInserter,
  type AdsOfPage,
  type ListReader,
} from '@pegboard/bff/src/discovery/feed/ad-inserter.ts';
import type { Viewer } from '@pegboard/bff/src/platform/http/viewer.ts';

/** The ads of pages, chosen as the site does. */
export function adsOfBench(db: Db): AdsOfPage {
  const env = { ...readEnv({}), secret: 'a secret of the bench, 32 characters long' };
  return createAdInserter({ db, now: () => new Date(), env });
}

/** A viewer at a desk, of whose country nothing is known. */
export const atDesk = (viewer: Viewer): ListReader => ({
  viewer,
  reader: { device: 'desktop', country: null, asksForPrivacy: false },
});
