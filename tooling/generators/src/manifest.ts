import type { PackageNames } from './package-names.ts';

/** The version before the first release; its changeset makes it 0.1.0. */
const UNRELEASED = '0.0.0';

const BUILT = { types: './dist/index.d.ts', default: './dist/index.js' };
/** The target of the `@pegboard/source` condition, which exists only in the workspace. */
const SOURCE = '@pegboard/source';
const STYLES = './dist/styles.css';
const REPOSITORY = 'https://github.com/pegboard/pegboard';
const MANIFEST = { './package.json': './package.json' };

/** Returns the package.json of a feature package. A test compares it with those of existing packages. */
export const manifest = ({ kebab, sentence }: PackageNames): object => ({
  name: `@pegboard/${kebab}`,
  version: UNRELEASED,
  description: `${sentence}: pins by their titles, each one to open.`,
  keywords: ['pegboard', 'pins', 'react'],
  homepage: `${REPOSITORY}/tree/main/packages/${kebab}#readme`,
  bugs: `${REPOSITORY}/issues`,
  license: 'MIT',
  repository: {
    type: 'git',
    url: 'git+https://github.com/pegboard/pegboard.git',
    directory: `packages/${kebab}`,
  },
  files: ['dist', 'CHANGELOG.md'],
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    '.': { [SOURCE]: './src/index.ts', ...BUILT },
    './styles.css': { [SOURCE]: './src/styles.css', default: STYLES },
    ...MANIFEST,
  },
  publishConfig: { exports: { '.': BUILT, './styles.css': STYLES, ...MANIFEST }, access: 'public' },
  scripts: {
    build: 'tsdown',
    typecheck: 'tsc -p .',
    test: `vitest run --root ../.. packages/${kebab}/`,
  },
  dependencies: { '@pegboard/types': 'workspace:^', '@pegboard/ui': 'workspace:^' },
  devDependencies: {
    '@arethetypeswrong/core': 'catalog:',
    '@pegboard/config': 'workspace:*',
    '@tsdown/css': 'catalog:',
    '@types/react': 'catalog:',
    '@types/react-dom': 'catalog:',
    publint: 'catalog:',
    react: 'catalog:',
    'react-dom': 'catalog:',
    tsdown: 'catalog:',
    typescript: 'catalog:',
    vite: 'catalog:',
    vitest: 'catalog:',
    'vitest-browser-react': 'catalog:',
  },
  peerDependencies: { react: '>=19', 'react-dom': '>=19' },
  engines: { node: '>=20' },
});
