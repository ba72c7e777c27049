import type { Browser } from 'playwright';
import type { Registry } from './registry.ts';

/** The common inputs of all scenes. */
export type Stage = {
  /** An empty folder of the scene. */
  readonly folder: string;
  readonly registry: Registry;
  readonly browser: Browser;
  /** The published versions: one, and a later one that looks different. */
  readonly first: string;
  readonly later: string;
};

/** A new app that installs the published packages: returns its problems, one sentence each. */
export type Scene = (stage: Stage) => Promise<readonly string[]>;
