import { Project, ts } from 'ts-morph';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrateText } from './migrate.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** The types of the packages before the renames, as they are installed in an app. */
const TYPES: Readonly<Record<string, string>> = {
  'pin-grid': `
    export type MeasuredItems<T> = { readonly keyOf: (item: T) => string; readonly measure: (item: T) => number };
    export declare function useMeasured<T>(items: MeasuredItems<T>): void;`,
  'save-flow': `
    export interface SaveStore { known(pinId: string): string; tap(pinId: string): void; pick(pinId: string): void }
    export type SavePorts = { readonly wait: (ms: number) => Promise<void>; readonly tabs?: object };
    export declare function createSaveStore(ports: SavePorts): SaveStore;
    export declare const UNSAVED: object;`,
  'pin-card': `
    export type CardTarget = { readonly way: 'closeup' | 'stream' };
    export declare function closeupTarget(pin: object): CardTarget;`,
};

/** An app without files of its own. */
function createApp(): Project {
  const project = new Project({
    useInMemoryFileSystem: true,
    // The types of the language are not needed, and take most of the time.
    skipLoadingLibFiles: true,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      noLib: true,
    },
  });
  for (const [folder, types] of Object.entries(TYPES)) {
    const place = `/node_modules/@pegboard/${folder}`;
    project.createSourceFile(`${place}/index.d.ts`, types);
    project
      .getFileSystem()
      .writeFileSync(`${place}/package.json`, `{ "name": "@pegboard/${folder}", "types": "./index.d.ts" }`);
  }
  return project;
}

const app = createApp();

/** Migrates the text of one file of the app. */
function migrate(text: string, name = 'app.tsx'): string {
  return migrateText(app.createSourceFile(`/src/${name}`, text, { overwrite: true }));
}

test.each(readdirSync(FIXTURES).filter((name) => name.includes('.before.')))(
  '[PK-08] [BY-17] %s is migrated',
  (name) => {
    const read = (file: string): string => readFileSync(join(FIXTURES, file), 'utf8');
    const migrated = migrate(read(name), name.replace('.txt', ''));
    expect(migrated).toBe(read(name.replace('.before.', '.after.')));
    expect(migrate(migrated, name.replace('.txt', ''))).toBe(migrated);
  },
);

test('[PK-08] a name that the app has itself is kept apart by an alias', () => {
  expect(migrate("import { stepSave } from '@pegboard/save-flow';\nconst transitionSave = stepSave;\n")).toBe(
    "import { transitionSave as stepSave } from '@pegboard/save-flow';\nconst transitionSave = stepSave;\n",
  );
});

test('[PK-08] equal names of the app and of other packages are left', () => {
  const text = `import { stepSave } from './save.ts';
import { source } from 'other';
const card = { way: 'closeup' };
export const shown = [stepSave, source, card.way];
`;
  expect(migrate(text)).toBe(text);
});
