import { migrateFiles } from '@pegboard/codemods';
import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const FIXTURES = join(import.meta.dirname, 'fixtures');
const TSC = resolve(import.meta.dirname, '../node_modules/.bin/tsc');
/** The packages of others that the types need, and a package of ours that has them installed. */
const OTHERS = {
  react: 'ui',
  'react-dom': 'ui',
  '@types/react': 'ui',
  '@types/react-dom': 'ui',
  zod: 'types',
};
const CONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
  },
  include: ['src'],
};
const ENTRY = /^## (\S+)\n\n```ts\n([\s\S]*?)\n```/gm;

/** The API reports of the packages by folder: of today, and of the commit before the renames. */
const currentApis = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('packages/*/api.md', { cwd: ROOT }).map((path) => [
      basename(dirname(path)),
      readFileSync(join(ROOT, path), 'utf8'),
    ]),
  );
const formerApis = (): Readonly<Record<string, string>> =>
  JSON.parse(gunzipSync(readFileSync(join(FIXTURES, 'former-apis.json.gz'))).toString()) as Record<
    string,
    string
  >;

/** Installs packages in an app: their types, as their reports have them. */
function installTypes(app: string, apis: Readonly<Record<string, string>>): void {
  for (const [name, report] of Object.entries(apis)) {
    const folder = join(app, 'node_modules/@pegboard', name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const exports: Record<string, string | object> = { './*.css': './*.css' };
    for (const [, entry = '', code = ''] of report.matchAll(ENTRY)) {
      const subpath = entry.slice(`@pegboard/${name}`.length);
      const file = `${subpath.slice(1).replaceAll('/', '-') || 'index'}.d.ts`;
      writeFileSync(join(folder, file), `${code}\nexport {};\n`);
      exports[`.${subpath}`] = { types: `./${file}` };
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: `@pegboard/${name}`, exports }));
  }
}

/** Creates an app that was written against the packages before the renames: examples of their READMEs, and uses of members. */
function createFormerApp(): string {
  const app = mkdtempSync(join(tmpdir(), 'pegboard-former-app-'));
  onTestFinished(() => rmSync(app, { recursive: true, force: true }));
  mkdirSync(join(app, 'src'));
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(CONFIG));
  writeFileSync(join(app, 'src/styles.d.ts'), "declare module '*.css';\n");
  for (const file of readdirSync(join(FIXTURES, 'former-app')))
    writeFileSync(
      join(app, 'src', file.replace(/\.txt$/, '')),
      readFileSync(join(FIXTURES, 'former-app', file)),
    );
  for (const [name, owner] of Object.entries(OTHERS)) {
    mkdirSync(dirname(join(app, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, 'packages', owner, 'node_modules', name), join(app, 'node_modules', name));
  }
  return app;
}

const typeErrors = (app: string): readonly string[] =>
  spawnSync(TSC, ['-p', app, '--pretty', 'false'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

test('[PK-08] [BY-17] an app from before the renames compiles with the packages of today by the codemods alone', () => {
  const app = createFormerApp();
  installTypes(app, formerApis());
  expect(typeErrors(app)).toEqual([]);
  const migrated = migrateFiles({ folder: app, tsconfig: join(app, 'tsconfig.json') });
  installTypes(app, currentApis());
  expect(typeErrors(app).length).toBeGreaterThan(40);
  for (const { path, text } of migrated) writeFileSync(path, text);
  expect(typeErrors(app)).toEqual([]);
});
