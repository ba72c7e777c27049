const FENCE = /^```(tsx?)\n([\s\S]*?)^```/gm;
const INSTALL = /^pnpm add (.+)$/m;

/** A complete example of a README: it imports everything that it uses. */
export type ReadmeExample = { readonly extension: string; readonly text: string };

/** Returns the examples of a README that stand alone, in order; the others are parts of one. */
export function readmeExamples(readme: string): readonly ReadmeExample[] {
  return [...readme.matchAll(FENCE)]
    .map(([, extension = '', text = '']) => ({ extension, text }))
    .filter(({ text }) => text.includes("from '@pegboard/"));
}

/** Returns the packages that the install command of a README names. */
export const installedPackages = (readme: string): readonly string[] =>
  (INSTALL.exec(readme)?.[1] ?? '').split(/\s+/).filter(Boolean);

/** Returns the example of the grid with the card of a pin: the page of every app. */
export function gridExample(readme: string): string {
  const example = readmeExamples(readme).find(({ text }) => text.includes('PinCard'));
  if (example === undefined) throw new Error('The README of the grid does not show the card.');
  return example.text;
}
