import { resetDataDir, stopAbandonedServer } from './data-dir.ts';
import { DatabaseError } from './database-error.ts';

const commands: Readonly<Record<string, (dataDir: string) => Promise<string>>> = {
  reset: async (dataDir) =>
    (await resetDataDir(dataDir)) ? `emptied ${dataDir}` : `${dataDir} is empty already`,
  'stop-abandoned': async (dataDir) =>
    (await stopAbandonedServer(dataDir)) ? 'stopped the database server' : 'no database server was left',
};

const [name = '', dataDir] = process.argv.slice(2);
const command = commands[name];
if (command === undefined || dataDir === undefined) {
  console.error(`usage: node cli.ts ${Object.keys(commands).join('|')} <dataDir>`);
  process.exit(2);
}
try {
  console.log(await command(dataDir));
} catch (error) {
  if (!(error instanceof DatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
