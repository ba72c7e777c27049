/** A part of a build: its statements are one transaction with the record that they were run. */
export type WorldStep = { readonly name: string; readonly statements: readonly string[] };

/** Prints what a build has done. */
export type BuildLog = (line: string) => void;
