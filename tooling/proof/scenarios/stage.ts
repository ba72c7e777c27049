import { createServer } from 'node:net';
import { openLedger, type Ledger } from '../ledger/ledger.ts';
import { startBff, type Bff } from '../world/bff.ts';
import { startPostgres, type Postgres } from '../world/postgres.ts';
import { seedWorld, type World } from '../world/seed-world.ts';
import { prepareMutant } from '../mutants/prepare-mutant.ts';

/** The settings of a scenario. */
export type ScenarioSettings = {
  /** Decides what is done and when; the same seed repeats a run, apart from the timing of processes. */
  readonly seed: number;
  /** The number of repetitions. */
  readonly size: number;
  /** The bug that the server is started with: the scenario should see it. */
  readonly mutant?: string | undefined;
};

/** A database with people and pins, and a way to start servers on it. All of it is gone when the scenario has ended. */
export type Stage = {
  readonly postgres: Postgres;
  readonly world: World;
  readonly ledger: Ledger;
  /** Starts a server on a free port; asked to end, it says for so long that it is about to. The address leads elsewhere. */
  startBff(drainSeconds?: number, databaseUrl?: string, runsJobs?: boolean): Promise<Bff>;
};

/** Sets the stage, plays, and clears it away whatever happened. */
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
