import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { serve, type ServedProcess } from './served-process.ts';
import { openTempSite } from '../world/temp-database.ts';
import { seedWorld } from '../world/seed-world.ts';

const repository = resolve(import.meta.dirname, '../../..');
/** The program of the built site. */
export const siteFile = resolve(repository, 'apps/bff/dist/server.js');
/** A file that the build of the site writes. */
export const siteBuild = resolve(repository, 'apps/web/dist/client/.vite/manifest.json');

/** The secret of the site, with which clients create their CSRF tokens. */
export const SITE_SECRET = 'a secret of the bench, 32 characters long';

/** The built site in a separate server process. */
export type OpenSite = {
  readonly server: ServedProcess;
  /** The address of its database. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly close: () => Promise<void>;
};

/** Opens the built site with so many pins, its background jobs off unless `settings` say so; `X-Forwarded-For` says who asks. */
export async function openSite(
  port: number,
  pins: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OpenSite> {
  if (!existsSync(siteBuild)) throw new Error('The site is not built. Run `pnpm build` first.');
  const temp = await openTempSite();
  try {
    await seedWorld(temp.url, { pins });
    const server = await serve(siteFile, port, {
      PEGBOARD_DATA_DIR: temp.dataDir,
      PEGBOARD_SECRET: SITE_SECRET,
      PEGBOARD_DEMO: 'off',
      PEGBOARD_JOBS: 'off',
      PEGBOARD_AVIF: 'off',
      PEGBOARD_TRUST_PROXY: '1',
      ...settings,
    });
    return {
      server,
      databaseUrl: temp.url,
      dataDir: temp.dataDir,
      async close() {
        await server.close();
        await temp.close();
      },
    };
  } catch (error) {
    await temp.close();
    throw error;
  }
}
