import { zipSync, type Zippable } from 'fflate';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { build, defaultClientConditions, type InlineConfig } from 'vite';
import { parseSiteAddress } from '../src/model/site-address.ts';
import { BROWSERS, buildManifest, ICON_SIZES, type Browser } from './manifest.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
/** The time of the files in an archive, so that the same sources give the same bytes. */
const FILE_TIME = new Date(2020, 0, 1);

type Package = { readonly version: string };

/** Returns the default site of the build. Throws for an address that is none. */
function defaultSite(): string {
  const address = process.env['PEGBOARD_EXTENSION_SITE'] ?? 'http://localhost:4310';
  const site = parseSiteAddress(address);
  if (site === undefined)
    throw new Error(
      `PEGBOARD_EXTENSION_SITE is "${address}", which is no site: write its address, as https://pins.example.`,
    );
  return site;
}

/** Returns the configuration of Vite for one part of the extension. */
function partConfig(site: string, part: InlineConfig['build']): InlineConfig {
  return {
    configFile: false,
    root: join(ROOT, 'src/options'),
    publicDir: false,
    logLevel: 'warn',
    base: './',
    define: { __PEGBOARD_SITE__: JSON.stringify(site) },
    resolve: { conditions: ['@pegboard/source', ...defaultClientConditions] },
    build: { target: 'es2023', emptyOutDir: false, modulePreload: false, ...part },
  };
}

async function buildParts(site: string, outDir: string): Promise<void> {
  const script = (entry: string, name: string, format: 'es' | 'iife'): InlineConfig['build'] => ({
    outDir,
    lib: {
      entry: join(ROOT, 'src', entry),
      formats: [format],
      name: 'pegboard',
      fileName: () => `${name}.js`,
    },
  });
  await build(partConfig(site, script('background/index.ts', 'background', 'es')));
  await build(partConfig(site, script('content/index.ts', 'content', 'iife')));
  const options = {
    outDir,
    rolldownOptions: {
      input: join(ROOT, 'src/options/options.html'),
      output: { entryFileNames: 'options.js', assetFileNames: '[name][extname]' },
    },
  };
  await build(partConfig(site, options));
}

async function writeIcons(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const icon = readFileSync(join(ROOT, 'assets/icon.svg'));
  for (const size of ICON_SIZES)
    await sharp(icon, { density: 72 * (size / 32) })
      .resize(size, size)
      .png()
      .toFile(join(folder, `${size}.png`));
}

/** Writes the folder of a browser and its archive. */
async function buildBrowser(browser: Browser, site: string, version: string): Promise<void> {
  const folder = join(DIST, browser);
  cpSync(join(ROOT, 'public'), folder, { recursive: true });
  await writeIcons(join(folder, 'icons'));
  await buildParts(site, folder);
  const manifest = buildManifest(browser, site, version);
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  writeFileSync(join(DIST, `pegboard-${browser}.zip`), zipSync(filesOf(folder), { mtime: FILE_TIME }));
}

function filesOf(folder: string): Zippable {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package;
const site = defaultSite();
for (const browser of BROWSERS) await buildBrowser(browser, site, version);
process.stdout.write(
  `dist/pegboard-chromium.zip and dist/pegboard-firefox.zip save to ${site} by default.\n`,
);
