import * as z from 'zod/mini';
import { parseSiteAddress } from '../model/site-address.ts';

const settingsSchema = z.object({
  site: z.optional(z.string()),
  showsButtonEverywhere: z.optional(z.boolean()),
  connection: z.optional(z.object({ site: z.string(), token: z.string(), expiresAt: z.number() })),
});

type Settings = z.infer<typeof settingsSchema>;

/** The access to a site. */
export type Connection = NonNullable<Settings['connection']>;

/** Reads the settings of this browser; stored data that is not readable counts as missing. */
export async function readSettings(): Promise<Settings> {
  const parsed = settingsSchema.safeParse(
    await chrome.storage.local.get(['site', 'showsButtonEverywhere', 'connection']),
  );
  return parsed.success ? parsed.data : {};
}

/** Returns the site to which images are saved: the configured one, or that of the build. */
export async function readSite(): Promise<string> {
  const { site } = await readSettings();
  return (site === undefined ? undefined : parseSiteAddress(site)) ?? __PEGBOARD_SITE__;
}

/** Returns the access to the configured site, unless it is missing or has expired. */
export async function readConnection(): Promise<Connection | undefined> {
  const [{ connection }, site] = await Promise.all([readSettings(), readSite()]);
  return connection?.site === site && connection.expiresAt > Date.now() ? connection : undefined;
}

/** Stores the access to a site; undefined removes it. */
export async function storeConnection(connection: Connection | undefined): Promise<void> {
  if (connection) await chrome.storage.local.set({ connection });
  else await chrome.storage.local.remove('connection');
}

/** Stores the site to which images are saved. The access to another site is given up by `disconnect` before. */
export async function storeSite(site: string): Promise<void> {
  await chrome.storage.local.set({ site });
}

/** Stores whether the save button appears on all pages. */
export async function storeButtonSetting(showsButtonEverywhere: boolean): Promise<void> {
  await chrome.storage.local.set({ showsButtonEverywhere });
}
