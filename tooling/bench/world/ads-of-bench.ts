import type { Db } from '@pegboard/bff/src/platform/database/db.ts';
import { readEnv } from '@pegboard/bff/src/platform/config/env.ts';
import {
  createAdInserter,
  type AdsOfPage,
  type ListReader,
} from '@pegboard/bff/src/discovery/feed/ad-inserter.ts';
import type { Viewer } from '@pegboard/bff/src/platform/http/viewer.ts';

/** Returns the ads of pages, selected as on the site. */
export function adsOfBench(db: Db): AdsOfPage {
  const env = { ...readEnv({}), secret: 'a secret of the bench, 32 characters long' };
  return createAdInserter({ db, now: () => new Date(), env });
}

/** Returns a viewer on a desktop of unknown country. */
export const atDesk = (viewer: Viewer): ListReader => ({
  viewer,
  reader: { device: 'desktop', country: null, asksForPrivacy: false },
});
