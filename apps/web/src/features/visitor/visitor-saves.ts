import { createContext } from 'react';

/** Saving by visitors whose pins may be stored; its code loads after hydration. */
export type VisitorSaves = {
  /** Returns the state of a pin's button; 'hidden' on phone cards while a visitor save exists (PC-19). */
  readonly getSaveState: (pinId: string, layout: 'overlay' | 'closeup') => 'unsaved' | 'saved' | 'hidden';
  /** Saves a pin, or removes it. */
  readonly toggle: (pinId: string) => void;
};

/** Undefined until the code is loaded, and for members: then Save opens the login. */
export const VisitorSavesContext = createContext<VisitorSaves | undefined>(undefined);
