import { createContext } from 'react';

/** What Save does for a visitor whose pins may be kept: its code is loaded when the page is alive. */
export type VisitorSaves = {
  /** How the button of a pin looks; 'hidden' on cards of a phone while a pin is kept (PC-19). */
  readonly look: (pinId: string, layout: 'overlay' | 'closeup') => 'unsaved' | 'kept' | 'hidden';
  /** Keeps a pin, or gives it up. */
  readonly toggle: (pinId: string) => void;
};

/** Undefined until the code is there, and for members: then Save leads to log in. */
export const VisitorSavesContext = createContext<VisitorSaves | undefined>(undefined);
