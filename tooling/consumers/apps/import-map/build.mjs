// Writes a page of plain ES modules to `dist`: the files of our archives as they are, found through an import map. Nothing of
// ours is bundled. React, React Aria and zod are bundled one by one, as servers of ES modules do, because React has none.
import { cpSync, mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
// @boundaries-ignore the app installs it
import { build, transform } from 'esbuild';

const STYLES = ['ui', 'pin-card', 'pin-grid'];
const imports = {};
const scopes = {};
const others = new Set();

/** Copies a package and those of ours that it depends on; maps its entries. */
function addPackage(name, from) {
  const folder = realpathSync(join(from, 'node_modules', name));
  const url = `/modules/${name}`;
  if (`${url}/` in scopes) return;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  cpSync(folder, join('dist', url), { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  for (const [entry, target] of Object.entries(manifest.exports))
    if (typeof target === 'object') imports[`${name}${entry.slice(1)}`] = `${url}${target.default.slice(1)}`;
  scopes[`${url}/`] = Object.fromEntries(
    Object.entries(manifest.imports ?? {}).map(([specifier, { browser }]) => [
      specifier,
      `${url}${browser.slice(1)}`,
    ]),
  );
  for (const dependency of Object.keys(manifest.dependencies ?? {}))
    if (dependency.startsWith('@pegboard/'))
      addPackage(dependency, folder.slice(0, -name.length - '/node_modules'.length));
    else others.add({ name: dependency, folder });
}

mkdirSync('dist', { recursive: true });
mkdirSync('dist-server', { recursive: true });
addPackage('@pegboard/pin-grid', '.');
addPackage('@pegboard/pin-card', '.');

const require = createRequire(join(process.cwd(), 'package.json'));
const vendored = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((specifier) => ({
  specifier,
  text: `export { ${Object.keys(require(specifier)).join(', ')} } from '${specifier}';`,
  folder: process.cwd(),
}));
for (const { name, folder } of others)
  for (const specifier of name === 'zod' ? ['zod', 'zod/mini'] : [name])
    vendored.push({ specifier, text: `export * from '${specifier}';`, folder });
const modules = new Map(vendored.map((module) => [module.specifier.replaceAll('/', '-'), module]));
for (const [name, { specifier }] of modules) imports[specifier] = `/vendor/${name}.js`;
await build({
  entryPoints: Object.fromEntries([...modules.keys()].map((name) => [name, `vendored:${name}`])),
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  outdir: 'dist/vendor',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'vendored',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^vendored:/ }, ({ path }) => ({
          path: path.slice('vendored:'.length),
          namespace: 'vendored',
        }));
        onLoad({ filter: /.*/, namespace: 'vendored' }, ({ path }) => {
          const { text, folder } = modules.get(path);
          return { contents: text, resolveDir: folder };
        });
      },
    },
  ],
});

// The page: JSX becomes JavaScript, style sheets become links, and relative imports have extensions.
for (const file of readdirSync('.').filter((name) => /\.tsx?$/.test(name))) {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
  });
  const module = code
    .replaceAll(/^import ".+\.css";\n/gm, '')
    .replaceAll(/from "(\.\/[\w-]+)"/g, 'from "$1.js"');
  writeFileSync(join('dist', file.replace(/\.tsx?$/, '.js')), module);
}
writeFileSync('dist-server/render.js', "export { render } from '../dist/render.js';\n");
const links = STYLES.map((name) => {
  const { exports } = JSON.parse(readFileSync(join('dist/modules/@pegboard', name, 'package.json'), 'utf8'));
  return `<link rel="stylesheet" href="/modules/@pegboard/${name}${exports['./styles.css'].slice(1)}">`;
});
writeFileSync(
  'dist/head.html',
  `${links.join('')}<script type="importmap" nonce="NONCE">${JSON.stringify({ imports, scopes })}</script>`,
);
