import { sql } from 'drizzle-orm';
import { emailHash, getPersonalization } from '../ads/index.ts';
import { createServeTokens } from '../campaigns/index.ts';
import type { Deps } from './deps.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { isInAttributionWindow } from './rules.ts';

/** A click on an ad: the mark that the ad was served with, and who clicked. */
export type AdClick = {
  readonly mark: string | null | undefined;
  readonly viewer: Viewer;
  readonly asksForPrivacy: boolean;
};

/**
 * Notes that a member went to an advertiser's site by an ad, so that they are one of its visitors when its
 * tag says that someone came by that click. Only of members who let partners' information choose their ads.
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
