import { sql } from 'drizzle-orm';
import { readProfile } from '../../advertising/ads/index.ts';
import { withReloadedBlocks } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import {
  ACCOUNT_SECTIONS,
  type AccountData,
  type AccountRow,
  type AccountSectionName,
} from '../../portability/member-archive/index.ts';
import { TABLE_SECTIONS } from './account-sections.ts';

/** Reads what the site stores about a member beside their boards and Pins (AC-02), one part after the other. */
export async function readAccountData(db: Db, owner: SignedIn): Promise<AccountData> {
  const member = withReloadedBlocks(owner);
  const parts: [AccountSectionName, readonly AccountRow[]][] = [];
  for (const name of ACCOUNT_SECTIONS) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, with one snapshot
    const rows = name === 'ad_interests' ? await readAdInterests(db, owner) : await readSection(name);
    parts.push([name, rows]);
  }
  return Object.fromEntries(parts) as AccountData;

  async function readSection(
    name: Exclude<AccountSectionName, 'ad_interests'>,
  ): Promise<readonly AccountRow[]> {
    const { rows } = await db.execute<{ entry: AccountRow }>(
      sql`select to_jsonb(part) as entry from (${TABLE_SECTIONS[name].query(member)}) part`,
    );
    return rows.map(({ entry }) => entry);
  }
}

/** Reads the topics and categories that ads can be chosen by, as far as the member allows it. */
async function readAdInterests(db: Db, owner: SignedIn): Promise<readonly AccountRow[]> {
  const allowed = { isFirstParty: owner.adsByActivity, isThirdParty: owner.adsByPartners === true };
  const profile = await readProfile(db, owner, allowed);
  const ids = [...new Set([...profile.topicIds, ...profile.savedTopicIds])];
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from interests where id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) order by name`,
  );
  return [
    ...rows.map(({ name }) => ({ from: 'topics', name })),
    ...[...profile.savedCategories].map((name) => ({ from: 'categories_of_saved_products', name })),
    ...(profile.persona === null ? [] : [{ from: 'most_saved_category', name: profile.persona }]),
    ...(profile.customerLists.size === 0
      ? []
      : [{ from: 'customer_lists', name: String(profile.customerLists.size) }]),
  ];
}
