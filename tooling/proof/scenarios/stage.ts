import { freePort } from '@pegboard/config/free-port';
import { openLedger, type Ledger } from '../ledger/ledger.ts';
import { startBff, type Bff } from '../world/bff.ts';
import { startPostgres, type Postgres } from '../world/postgres.ts';
import { seedWorld, type World } from '../world/seed-world.ts';
import { prepareMutant } from '../mutants/prepare-mutant.ts';

/** The settings of a scenario. */
export type ScenarioSettings = {
  /** Determines the operations and their order; the same seed repeats a run, apart from process timing. */
  readonly seed: number;
  /** The number of repetitions. */
  readonly size: number;
  /** The bug with which the server is started, which the scenario must detect. */
  readonly mutant?: string | undefined;
};

/**
 * A database with members and pins, and a function that starts servers on it. All of it is removed at the end
 * of the scenario.
 */
export type Stage = {
  readonly postgres: Postgres;
  readonly world: World;
  readonly ledger: Ledger;
  /**
   * Starts a server on a free port; on shutdown it reports not ready for `drainSeconds`. The address
   * overrides the database.
   */
  startBff(drainSeconds?: number, databaseUrl?: string, runsJobs?: boolean): Promise<Bff>;
};

/** Prepares the environment, runs the scenario, and cleans up in any case. */
export async function withScenarioEnvironment<T>(
  of: Pick<ScenarioSettings, 'mutant'> & {
    readonly people: number;
    readonly pins: number;
    /** The directory of the database; the temporary directory by default. */
    readonly base?: string;
  },
  play: (stage: Stage) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres(of.base);
  const bffs: Bff[] = [];
  try {
    const world = await seedWorld(postgres.url, of);
    await prepareMutant(of.mutant, postgres.url);
    return await play({
      postgres,
      world,
      ledger: openLedger(),
      async startBff(drainSeconds = 0, databaseUrl = postgres.url, runsJobs = false) {
        const { dataDir } = postgres;
        const bff = await startBff({
          port: await freePort(),
          databaseUrl,
          dataDir,
          drainSeconds,
          runsJobs,
          mutant: of.mutant,
        });
        bffs.push(bff);
        return bff;
      },
    });
  } finally {
    for (const bff of bffs) if (bff.isRunning()) await bff.kill();
    await postgres.remove();
  }
}
