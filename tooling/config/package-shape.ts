import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Target = string | Readonly<Record<string, string>>;
type Exports = Readonly<Record<string, Target>>;

/** The checked fields of a published package's package.json. */
export type Manifest = {
  readonly name: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly homepage?: string;
  readonly bugs?: string;
  readonly funding?: unknown;
  readonly engines?: { readonly node?: string };
  readonly license?: string;
  readonly type?: string;
  readonly repository?: { readonly directory?: string };
  readonly files?: readonly string[];
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: Exports;
  readonly publishConfig?: { readonly access?: string; readonly exports?: Exports };
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** A package as published: its folder's name, its manifest, its README, and its sources by path in `src`. */
export type PackageSources = {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly readme: string;
  readonly sources: ReadonlyMap<string, string>;
};

/** Maximum number of third-party dependencies per package. */
const FOREIGN_DEPENDENCIES = 2;
/** A dependency as a range: that of another package of this project, or of the catalog that the consumers test at both ends. */
const RANGE = /^(?:workspace:\^|catalog:published|[\^~>].+)$/;
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare'];

/** Reads a package of this project. */
export function packageSources(path: string): PackageSources {
  const read = (file: string): string => readFileSync(join(path, file), 'utf8');
  const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: path });
  return {
    folder: basename(path),
    manifest: JSON.parse(read('package.json')) as Manifest,
    readme: existsSync(join(path, 'README.md')) ? read('README.md') : '',
    sources: new Map(sources.map((file) => [file.slice('src/'.length), read(file)])),
  };
}

/** Returns the problems of a package for its users, one sentence each (RL-01). */
export function findShapeErrors({ folder, manifest, readme, sources }: PackageSources): readonly string[] {
  const { exports = {}, publishConfig = {}, dependencies = {}, peerDependencies = {} } = manifest;
  const files = [...sources];
  const hasStyles = files.some(([path]) => path.endsWith('.css'));
  const isOfReact = files.some(([path, text]) => isShipped(path) && /from 'react'/.test(text));
  const sideEffects = hasStyles ? ['**/*.css'] : false;
  const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@pegboard/'));
  const rules: readonly (readonly [boolean, string])[] = [
    [manifest.private !== true && publishConfig.access === 'public', 'is not public'],
    [manifest.name === `@pegboard/${folder}`, 'is not named for its folder'],
    [manifest.repository?.directory === `packages/${folder}`, 'does not say where its sources are'],
    [(manifest.description ?? '').length > 20, 'does not say what it is'],
    [manifest.license === 'MIT', 'has no licence'],
    [manifest.homepage?.includes(`packages/${folder}`) === true, 'has no homepage of its own'],
    [manifest.bugs?.startsWith('https://') === true, 'does not say where to report bugs'],
    [(manifest.keywords ?? []).length > 2, 'has no keywords'],
    [manifest.engines?.node !== undefined, 'does not say which Node it needs'],
    [Object.values(exports).every(areTypesFirst), 'has an entry whose types are not first'],
    [manifest.type === 'module', 'is no ESM'],
    [same(manifest.files, ['dist', 'CHANGELOG.md']), 'publishes more than its build and its changelog'],
    [same(manifest.sideEffects, sideEffects), `has to declare sideEffects ${JSON.stringify(sideEffects)}`],
    [hasStyles === './styles.css' in exports, 'exports its styles when it has some'],
    [!INSTALL_SCRIPTS.some((name) => name in (manifest.scripts ?? {})), 'runs a script when it is installed'],
    [foreign.length <= FOREIGN_DEPENDENCIES, `brings more than ${FOREIGN_DEPENDENCIES} packages of others`],
    [isOfReact === 'react' in peerDependencies, 'takes React from the app when it uses it'],
    [Object.values(dependencies).every((range) => RANGE.test(range)), 'pins a dependency to one version'],
    [manifest.funding === undefined, 'asks for funding'],
    [!('react' in dependencies || 'react-dom' in dependencies), 'brings a React of its own'],
    [same(publishConfig.exports, published(exports)), 'publishes other exports than it has here'],
    [Object.values(exports).every(hasTypes), 'has an entry without types'],
    [isExampleTested(readme, files), 'has no README with an example that a test runs'],
  ];
  return rules.filter(([holds]) => !holds).map(([, sentence]) => `${manifest.name} ${sentence}`);
}

/** Returns whether a source is part of the published package. */
const isShipped = (path: string): boolean => !/\.(?:test|stories)\.tsx?$|^testing\//.test(path);

/** Returns the exports map without conditions that exist only in this project. */
function published(exports: Exports): Exports {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => {
      if (typeof target === 'string') return [entry, target];
      const { '@pegboard/source': _, ...others } = target;
      return [entry, entry.endsWith('.css') ? (others['default'] ?? '') : others];
    }),
  );
}

const hasTypes = (target: Target): boolean =>
  typeof target === 'string' || target['default']?.endsWith('.css') === true || 'types' in target;

/** Returns whether a compiler that stops at the first matching condition finds the types. */
function areTypesFirst(target: Target): boolean {
  if (typeof target === 'string') return true;
  const [first] = Object.keys(target).filter((condition) => condition !== '@pegboard/source');
  return first === 'types' || !('types' in target);
}

/**
 * Returns whether an example is tested, by a test that renders its file or by the documented results of its
 * lines.
 */
function isExampleTested(readme: string, files: readonly (readonly [string, string])[]): boolean {
  const tests = files.filter(([path]) => /\.test\.tsx?$/.test(path)).map(([, text]) => text);
  const example = files.find(([path]) => path === 'testing/readme-example.tsx')?.[1];
  return example === undefined
    ? readme.includes('```ts\n') && tests.some((text) => text.includes('readmeClaims('))
    : readme.includes(`\`\`\`tsx\n${example}\`\`\``) &&
        tests.some((text) => text.includes('testing/readme-example.tsx'));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
