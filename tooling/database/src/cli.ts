import { stopAbandonedServer } from './database-dir.ts';
import { DatabaseError } from './database-error.ts';
import { getDatabaseDir, resetSite } from './site-dir.ts';

/** The commands for a site's data directory; each returns a report. */
const commands: Readonly<Record<string, (siteDir: string) => Promise<string>>> = {
  reset: async (siteDir) =>
    (await resetSite(siteDir)) ? `emptied ${siteDir}` : `${siteDir} is empty already`,
  'stop-abandoned': async (siteDir) =>
    (await stopAbandonedServer(getDatabaseDir(siteDir)))
      ? 'stopped the database server'
      : 'no database server was left',
};

const [name = '', siteDir] = process.argv.slice(2);
const command = commands[name];
if (command === undefined || siteDir === undefined) {
  console.error(`usage: node cli.ts ${Object.keys(commands).join('|')} <dataDir>`);
  process.exit(2);
}
try {
  console.log(await command(siteDir));
} catch (error) {
  if (!(error instanceof DatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
