import { createContext, use } from 'react';
import type { BuilderStore } from '../builder-store.ts';
import type { MainMessages } from '../messages.ts';
import type { BuilderField } from '../model/builder-field.ts';
import type { BuilderState } from '../model/builder-state.ts';
import type { PinBuilderPorts } from '../ports.ts';

/** The state and functions that the parts of the builder share. */
export type BuilderContextValue = {
  readonly state: BuilderState;
  readonly send: BuilderStore['send'];
  readonly addFiles: BuilderStore['addFiles'];
  readonly findFile: BuilderStore['findFile'];
  readonly photos: BuilderStore['photos'];
  readonly ports: PinBuilderPorts;
  readonly messages: MainMessages;
  /** The errors that are shown, by field. */
  readonly errors: Readonly<Partial<Record<BuilderField, string>>>;
  /** The outermost element, in which popovers are rendered; null before the first rendering. */
  readonly root: HTMLElement | null;
};

/** Passes the builder to its parts. */
export const BuilderContext: React.Context<BuilderContextValue | null> =
  createContext<BuilderContextValue | null>(null);

/** Returns the builder around a part. Throws outside of a `PinBuilder`. */
export function useBuilder(): BuilderContextValue {
  const builder = use(BuilderContext);
  if (builder === null)
    throw new Error('This part of the builder needs a PinBuilder around it: render it inside of one.');
  return builder;
}
