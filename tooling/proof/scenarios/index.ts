import { archiveKills } from './archive-kills.ts';
import { archiveRoundTrip, demoRoundTrip } from './archive-round-trip.ts';
import { crashBff } from './crash-bff.ts';
import { crashPostgres } from './crash-postgres.ts';
import { databaseFrozen, databaseKilled, databaseSilent, databaseStopped } from './database-stopped.ts';
import { fullDisk } from './full-disk.ts';
import { loseResponses } from './lost-answers.ts';
import { photoKills } from './photo-kills.ts';
import { quickSaves } from './quick-saves.ts';
import { races } from './races.ts';
import { rollingRestart } from './rolling-restart.ts';
import { scheduleKills } from './schedule-kills.ts';
import { uploadBurst } from './upload-burst.ts';
import { videoKills } from './video-kills.ts';
import type { ScenarioSettings } from './stage.ts';
import type { Verdict } from './verdict.ts';

/** A scenario and its sizes. */
export type Scenario = {
  readonly play: (settings: ScenarioSettings) => Promise<Verdict>;
  /** The unit of its size. */
  readonly of: string;
  readonly sizes: {
    /** The size in the test suite. */
    readonly suite: number;
    /** The size in the command. */
    readonly full: number;
    /** The size that suffices to detect its mutants. */
    readonly mutant: number;
  };
};

/** All scenarios, by the name of the command. */
export const SCENARIOS = {
  'crash-bff': { play: crashBff, of: 'kills', sizes: { suite: 6, full: 200, mutant: 3 } },
  'crash-postgres': { play: crashPostgres, of: 'kills', sizes: { suite: 14, full: 200, mutant: 12 } },
  'lost-answers': { play: loseResponses, of: 'saves', sizes: { suite: 80, full: 4000, mutant: 40 } },
  races: { play: races, of: 'rounds', sizes: { suite: 5, full: 200, mutant: 4 } },
  'quick-saves': { play: quickSaves, of: 'people', sizes: { suite: 100, full: 1000, mutant: 20 } },
  'database-stopped': { play: databaseStopped, of: 'stops', sizes: { suite: 3, full: 50, mutant: 2 } },
  'database-killed': { play: databaseKilled, of: 'kills', sizes: { suite: 1, full: 20, mutant: 1 } },
  'database-silent': { play: databaseSilent, of: 'losses', sizes: { suite: 2, full: 50, mutant: 1 } },
  'database-frozen': { play: databaseFrozen, of: 'freezes', sizes: { suite: 1, full: 20, mutant: 1 } },
  'full-disk': { play: fullDisk, of: 'fillings', sizes: { suite: 1, full: 20, mutant: 1 } },
  'upload-burst': { play: uploadBurst, of: 'uploads', sizes: { suite: 500, full: 500, mutant: 600 } },
  'photo-kills': { play: photoKills, of: 'points', sizes: { suite: 10, full: 10, mutant: 5 } },
  'video-kills': { play: videoKills, of: 'points', sizes: { suite: 10, full: 10, mutant: 3 } },
  'schedule-kills': { play: scheduleKills, of: 'minutes', sizes: { suite: 1, full: 5, mutant: 1 } },
  'archive-kills': { play: archiveKills, of: 'points of each', sizes: { suite: 10, full: 10, mutant: 3 } },
  'archive-round-trip': {
    play: archiveRoundTrip,
    of: 'Pins',
    sizes: { suite: 1000, full: 100_000, mutant: 50 },
  },
  'demo-round-trip': { play: demoRoundTrip, of: 'members', sizes: { suite: 1, full: 1, mutant: 1 } },
  'rolling-restart': { play: rollingRestart, of: 'restarts', sizes: { suite: 2, full: 20, mutant: 4 } },
} as const satisfies Readonly<Record<string, Scenario>>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof SCENARIOS;
