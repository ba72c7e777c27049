/** The name of a package in the forms that its files need. */
export type PackageNames = {
  /** For files and the package: `board-cover`. */
  readonly kebab: string;
  /** For values: `boardCover`. */
  readonly camel: string;
  /** For components and types: `BoardCover`. */
  readonly pascal: string;
  /** For texts: `Board cover`. */
  readonly sentence: string;
};

/** The name of the template, which the name of a new package replaces. */
export const TEMPLATE_NAME = 'sample-feature';

/** Returns all forms of a name in kebab-case. */
export function packageNames(kebab: string): PackageNames {
  const pascal = kebab.split('-').map(capitalised).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    sentence: capitalised(kebab.replaceAll('-', ' ')),
  };
}

/** Replaces the template's name, in every form, by another. */
export function renamed(text: string, to: PackageNames): string {
  const from = packageNames(TEMPLATE_NAME);
  return text
    .replaceAll(from.kebab, to.kebab)
    .replaceAll(from.camel, to.camel)
    .replaceAll(from.pascal, to.pascal)
    .replaceAll(from.sentence, to.sentence)
    .replaceAll(from.sentence.toLowerCase(), to.sentence.toLowerCase());
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
