import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { SITE_SETTINGS, type SiteSettingName, type SiteSettingValue } from './settings.ts';
import { siteSettings } from './tables.ts';

/** Returns a setting of the site: its default if it was never changed. */
export async function readSetting<Name extends SiteSettingName>(
  db: Db,
  name: Name,
): Promise<SiteSettingValue<Name>> {
  const [row] = await db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, name));
  return SITE_SETTINGS[name].parse(row?.value) as SiteSettingValue<Name>;
}

/** Changes a setting of the site, effective at once in all processes. Returns the value before. */
export async function changeSetting<Name extends SiteSettingName>(
  tx: Db,
  name: Name,
  value: SiteSettingValue<Name>,
): Promise<SiteSettingValue<Name>> {
  const before = await readSetting(tx, name);
  await tx
    .insert(siteSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value, changedAt: sql`now()` } });
  return before;
}
