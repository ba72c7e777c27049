import { sql } from 'drizzle-orm';
import { emailHash, getPersonalization } from '../ads/index.ts';
import { createServeTokens } from '../campaigns/index.ts';
import type { Deps } from './deps.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { isInAttributionWindow } from './rules.ts';

/** A click on an ad: the token of its serving, and the member. */
export type AdClick = {
  readonly mark: string | null | undefined;
  readonly viewer: Viewer;
  readonly asksForPrivacy: boolean;
};

/**
 * Records that a member visited an advertiser's site by an ad, so that they count as a visitor when its tag
 * reports that click. Only for members who allow partner data for their ads.
 */
export async function noteAdClick(
  { db, now, env }: Pick<Deps, 'db' | 'env' | 'now'>,
  { mark, viewer, asksForPrivacy }: AdClick,
): Promise<void> {
  const serving = mark === null || mark === undefined ? undefined : createServeTokens(env.secret).read(mark);
  if (!serving || !mark || !mayNote(viewer, asksForPrivacy)) return;
  if (!isInAttributionWindow(serving.atMs, now().getTime())) return;
  await db.execute(sql`
    insert into ad_clickers (serving, account_id, email_hash, clicked_at)
    select ${mark}, account_id, ${emailHash(viewer.email)}, ${now().toISOString()}::timestamptz
    from campaigns where id = ${serving.campaignId} on conflict do nothing`);
}

function mayNote(viewer: Viewer, asksForPrivacy: boolean): viewer is SignedIn {
  return viewer !== null && getPersonalization(viewer, { asksForPrivacy }).isThirdParty;
}
