import type { Browser } from 'playwright';
import type { Registry } from './registry.ts';

/** The common inputs of all scenes. */
export type Stage = {
  /** An empty folder of the scene. */
  readonly folder: string;
  readonly registry: Registry;
  readonly browser: Browser;
  /** The versions that are published: one, and one after it that looks different. */
  readonly first: string;
  readonly later: string;
};

/** An app made from nothing that installs what was published: gives what is wrong with it, a sentence each. */
export type Scene = (stage: Stage) => Promise<readonly string[]>;
