import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, expect, test } from 'vitest';
import { isChosen } from './src/chosen.ts';
import { createApp, versionsOf, type FreshApp } from './src/fresh-app.ts';
import { installedPackages, readmeExamples } from './src/readmes.ts';
import { entryOf, MENU_MAX_KB, SIZES, sizesOf } from './src/sizes.ts';
import { TYPESCRIPT_VERSIONS } from './src/versions.ts';

const TOOLS = ['@types/react', '@types/react-dom', '@types/node', 'typescript', 'esbuild'];
const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: false,
  jsx: 'react-jsx',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['react', 'react-dom', 'node'],
};
const RESOLUTIONS = [
  { module: 'preserve', moduleResolution: 'bundler' },
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
] as const;

/** The time limit of a test that installs seventeen apps or runs twelve compilations. */
const INSTALLS_MS = 1_200_000;

/** The packages that are alone in the lock file of an app of all. */
const ONLY_ONE = [
  'zod',
  'react',
  'react-dom',
  'react-aria',
  'react-stately',
  'react-aria-components',
  '@pegboard/types',
  '@pegboard/ui',
];

test.runIf(isChosen('readmes'))(
  '[PK-01, PK-02] READMEs: every package is installed alone as its README says, and its examples compile and bundle',
  async ({ task }) => {
    const problems: string[] = [];
    let examples = 0;
    for (const name of inject('packages')) {
      const app = await createAloneApp(name);
      examples += app.examples.length;
      const outputs = await Promise.allSettled([
        app.exec('tsc', '-p', '.'),
        app.exec('esbuild', ...app.examples, ...BUNDLE, ...(isTool(app, name) ? ['--platform=node'] : [])),
      ]);
      for (const output of outputs)
        if (output.status === 'rejected') problems.push(`${name}: ${String(output.reason)}`);
      if (app.examples.length === 0) problems.push(`${name}: the README has no example`);
    }
    task.meta.row = { packages: inject('packages').length, examples, messages: problems.length };
    expect(problems).toEqual([]);
  },
  INSTALLS_MS,
);

/** Returns whether a package is a command for Node, which no page imports. */
function isTool(app: FreshApp, name: string): boolean {
  return 'bin' in (JSON.parse(app.read(`node_modules/${name}/package.json`)) as object);
}

const BUNDLE = [
  '--bundle',
  '--format=esm',
  '--splitting',
  '--minify',
  '--jsx=automatic',
  '--outdir=bundle',
  '--log-level=warning',
  '--log-override:empty-glob=error',
];

/** Creates an app that follows the README of one package word by word, with each of its examples in a file. */
async function createAloneApp(name: string): Promise<FreshApp & { readonly examples: readonly string[] }> {
  const folder = name.slice('@pegboard/'.length);
  const readme = readFileSync(join(import.meta.dirname, '../../packages', folder, 'README.md'), 'utf8');
  const wanted = new Set([...installedPackages(readme), ...readmeNames(readme)]);
  const app = await createApp(`alone-${folder}`, versionsOf(...wanted, ...TOOLS));
  const examples = readmeExamples(app.read(`node_modules/${name}/README.md`)).map(
    ({ extension, text }, index) => {
      const file = `example-${index + 1}.${extension}`;
      app.write(file, text);
      return file;
    },
  );
  app.write('styles.d.ts', "declare module '*.css';\n");
  app.write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...STRICT, ...RESOLUTIONS[0] }, include: ['*.ts', '*.tsx'] }),
  );
  return { ...app, examples };
}

/** Returns the packages that later examples of a README install. */
const readmeNames = (readme: string): readonly string[] =>
  [...readme.matchAll(/^pnpm add (.+)$/gm)].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean));

test.runIf(isChosen('together'))(
  '[PK-01, PK-04] together: an app of all packages has one zod, one React Aria and one types, and bundles without a warning',
  async ({ task }) => {
    const app = await createTogetherApp('together');
    const locked = lockedVersions(app.read('pnpm-lock.yaml'));
    const copies = ONLY_ONE.map((name) => [name, [...(locked.get(name) ?? [])]] as const);
    await app.exec('esbuild', 'all.ts', ...BUNDLE);
    task.meta.row = {
      packages: inject('packages').length,
      copies: Math.max(...copies.map(([, versions]) => versions.length)),
    };
    expect(copies.filter(([, versions]) => versions.length !== 1)).toEqual([]);
  },
);

test.runIf(isChosen('lowest'))(
  '[PK-04] lowest: all packages compile and bundle with the lowest versions of their dependencies',
  async ({ task }) => {
    const versions = lowestVersions();
    const app = await createTogetherApp('lowest', {}, versions);
    const locked = lockedVersions(app.read('pnpm-lock.yaml'));
    for (const [name, version] of Object.entries(versions))
      expect([...(locked.get(name) ?? [])], name).toEqual([version]);
    app.write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...STRICT, ...RESOLUTIONS[0] }, files: ['all.ts'] }),
    );
    await app.exec('tsc', '-p', '.');
    await app.exec('esbuild', 'all.ts', ...BUNDLE);
    task.meta.row = { packages: inject('packages').length };
  },
  INSTALLS_MS,
);

/** Returns the lowest versions in the ranges of the packages' dependencies, apart from each other. */
function lowestVersions(): Readonly<Record<string, string>> {
  const workspace = readFileSync(join(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8');
  const published = /^catalogs:\n {2}published:\n((?: {4}.+\n)+)/m.exec(workspace)?.[1] ?? '';
  const ranges = [...published.matchAll(/^ {4}'?([^':]+)'?: \^(.+)$/gm)];
  if (ranges.length === 0) throw new Error('pnpm-workspace.yaml has no catalog of published ranges.');
  return Object.fromEntries(ranges.map(([, name = '', version = '']) => [name, version]));
}

test.runIf(isChosen('sizes'))(
  '[PK-01] [RL-01] sizes: what an app of Vite loads of each package is within its limit',
  async ({ task }) => {
    const names = Object.keys(SIZES.all.imports);
    const app = await createApp('sizes', versionsOf(...names, 'react', 'react-dom', 'vite'));
    app.copy('sizes');
    const measured: Record<string, number> = {};
    for (const [name, { imports }] of Object.entries(SIZES)) {
      app.write(`${name}.js`, entryOf(imports));
      await app.exec('vite', 'build', '--mode', name);
      const { first, menu } = sizesOf(join(app.folder, 'dist', name));
      measured[name] = first;
      if (name === 'all') measured['menu'] = menu;
    }
    task.meta.row = {
      kB: Object.entries(measured)
        .map(([name, kb]) => `${name} ${kb.toFixed(1)}`)
        .join(', '),
    };
    const limits = {
      ...Object.fromEntries(Object.entries(SIZES).map(([name, { maxKb }]) => [name, maxKb])),
      menu: MENU_MAX_KB,
    };
    const over = Object.entries(limits).filter(([name, maxKb]) => !((measured[name] ?? Infinity) <= maxKb));
    expect(
      over.map(([name, maxKb]) => `${name}: ${measured[name]?.toFixed(2)} kB, at most ${maxKb}`),
    ).toEqual([]);
  },
);

test.runIf(isChosen('typescript'))(
  `[PK-01] TypeScript: ${TYPESCRIPT_VERSIONS.join(', ')} read every entry in each resolution`,
  async ({ task }) => {
    const compilers = Object.fromEntries(
      TYPESCRIPT_VERSIONS.map((version) => [`ts-${version}`, `npm:typescript@${version}`]),
    );
    const app = await createTogetherApp('typescript', compilers);
    const problems: string[] = [];
    for (const version of TYPESCRIPT_VERSIONS)
      for (const resolution of RESOLUTIONS) {
        app.write(
          'tsconfig.json',
          JSON.stringify({ compilerOptions: { ...STRICT, ...resolution }, files: ['all.ts'] }),
        );
        const tsc = `../ts-${version}/bin/tsc`;
        await app
          .exec(tsc, '-p', '.')
          .catch((error: unknown) =>
            problems.push(`TypeScript ${version}, ${resolution.moduleResolution}: ${String(error)}`),
          );
      }
    task.meta.row = { messages: problems.length };
    expect(problems).toEqual([]);
  },
  INSTALLS_MS,
);

/** Creates an app that imports every entry of every package for pages. */
async function createTogetherApp(
  name: string,
  others: Readonly<Record<string, string>> = {},
  overrides: Readonly<Record<string, string>> = {},
): Promise<FreshApp> {
  const packages = inject('packages');
  const dependencies = { ...versionsOf(...packages, 'react', 'react-dom', ...TOOLS), ...others };
  const app = await createApp(name, dependencies, overrides);
  const entries = packages
    .filter((one) => !isTool(app, one))
    .flatMap((one) => {
      const { exports } = JSON.parse(app.read(`node_modules/${one}/package.json`)) as {
        readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
      };
      return Object.entries(exports)
        .filter(([, target]) => typeof target !== 'string')
        .map(([entry]) => `${one}${entry.slice(1)}`);
    });
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}';\n`);
  const names = entries.map((_, index) => `entry${index}`);
  app.write('all.ts', `${imports.join('')}\nexport const all: readonly object[] = [${names.join(', ')}];\n`);
  return app;
}

/** Returns the versions of every package in a lock file of pnpm. */
function lockedVersions(lockfile: string): ReadonlyMap<string, ReadonlySet<string>> {
  const versions = new Map<string, Set<string>>();
  const packages = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lockfile)?.[1] ?? '';
  for (const [, name = '', version = ''] of packages.matchAll(
    /^ {2}'?((?:@[^/]+\/)?[^@'\n]+)@([^:'\n]+)'?:$/gm,
  ))
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  return versions;
}
