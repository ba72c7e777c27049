import type { Bench } from './bench-function.ts';

/**
 * Runs one benchmark by name: `pnpm bench grid`. Exits with 1 if a threshold is missed, 2 for an unknown
 * name.
 */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  grid: async () => (await import('./grid/run.ts')).gridBench,
  card: async () => (await import('./card/run.ts')).cardBench,
  server: async () => (await import('./server/run.ts')).serverBench,
  overload: async () => (await import('./overload/run.ts')).overloadBench,
  refusals: async () => (await import('./refusals/run.ts')).refusalsBench,
  'hostile-input': async () => (await import('./hostile-input/run.ts')).hostileInputBench,
  deadlines: async () => (await import('./deadlines/run.ts')).deadlinesBench,
  world: async () => (await import('./world/run.ts')).worldBench,
  queries: async () => (await import('./queries/run.ts')).queriesBench,
  boards: async () => (await import('./boards/run.ts')).boardsBench,
  sizes: async () => (await import('./sizes/run.ts')).sizesBench,
  interactions: async () => (await import('./interactions/run.ts')).interactionsBench,
  deletion: async () => (await import('./deletion/run.ts')).deletionBench,
  settings: async () => (await import('./settings/run.ts')).settingsBench,
  tokens: async () => (await import('./tokens/run.ts')).tokensBench,
  logins: async () => (await import('./logins/run.ts')).loginsBench,
  saves: async () => (await import('./saves/run.ts')).savesBench,
  stats: async () => (await import('./stats/run.ts')).statsBench,
  pages: async () => (await import('./pages/run.ts')).pagesBench,
  create: async () => (await import('./create/run.ts')).createBench,
  graph: async () => (await import('./graph/run.ts')).graphBench,
  home: async () => (await import('./home/run.ts')).homeBench,
  'search-quality': async () => (await import('./search-quality/run.ts')).searchQualityBench,
  looks: async () => (await import('./looks/run.ts')).looksBench,
  video: async () => (await import('./video/run.ts')).videoBench,
  moderation: async () => (await import('./moderation/run.ts')).moderationBench,
  start: async () => (await import('./start/run.ts')).startBench,
  archives: async () => (await import('./archives/run.ts')).archivesBench,
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (load) {
  const bench = await load();
  process.exitCode = (await bench(args)) ? 0 : 1;
} else {
  console.error(`There is no bench '${name}'. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
}
