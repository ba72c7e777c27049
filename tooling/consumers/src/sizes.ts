import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * The imports of an app, and the largest size of its JavaScript in kB: built by Vite with its default settings, compressed with
 * gzip, without React.
 */
export const SIZES = {
  card: { imports: { '@pegboard/pin-card': 'PinCard, cardSize' }, maxKb: 8 },
  grid: { imports: { '@pegboard/pin-grid': 'PinGrid' }, maxKb: 4 },
  closeup: { imports: { '@pegboard/closeup': 'Closeup, useCloseup' }, maxKb: 7.5 },
  save: {
    imports: { '@pegboard/save-flow': 'SaveControls, SaveFlowProvider, createSaveStore' },
    maxKb: 7,
  },
  all: {
    imports: {
      '@pegboard/pin-card': 'PinCard, cardSize',
      '@pegboard/pin-grid': 'PinGrid',
      '@pegboard/closeup': 'Closeup, useCloseup',
      '@pegboard/save-flow': 'SaveControls, SaveFlowProvider, createSaveStore',
    },
    maxKb: 22,
  },
} as const;
/** The largest size of the menu, which is loaded when it is first opened. */
export const MENU_MAX_KB = 40;

/** Returns the text of an app's entry that imports and uses some names. An entry of an app exports nothing. */
export const entryOf = (imports: Readonly<Record<string, string>>): string =>
  [
    ...Object.entries(imports).map(([name, names]) => `import { ${names} } from '${name}';\n`),
    `globalThis.used = [${Object.values(imports).join(', ')}];\n`,
  ].join('');

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

/** The sizes of a build in kB: what is loaded first, and the menu with what only it needs. */
export type BuildSizes = { readonly first: number; readonly menu: number };

/** Returns the sizes of a build from its manifest. */
export function sizesOf(folder: string): BuildSizes {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const [entry = ''] = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const first = loadedWith(manifest, entry);
  const kbOf = (keys: Iterable<string>): number =>
    [...keys].reduce(
      (sum, key) => sum + gzipSync(readFileSync(join(folder, manifest[key]?.file ?? ''))).length,
      0,
    ) / 1000;
  const menu = Object.keys(manifest).find((key) => key.endsWith('/menu-popup.js'));
  const ofMenu = menu === undefined ? [] : [...loadedWith(manifest, menu)].filter((key) => !first.has(key));
  return { first: kbOf(first), menu: kbOf(ofMenu) };
}

/** Returns a chunk and those that it imports. */
function loadedWith(manifest: Readonly<Record<string, Chunk>>, entry: string): ReadonlySet<string> {
  const loaded = new Set([entry]);
  // A set also iterates entries added during the iteration.
  for (const key of loaded) for (const imported of manifest[key]?.imports ?? []) loaded.add(imported);
  return loaded;
}
