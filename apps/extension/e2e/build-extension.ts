import { strFromU8, strToU8, unzipSync, type Unzipped } from 'fflate';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SITE } from './addresses.ts';

/** The folder of the extension as if the member had allowed it on all pages: Chromium without a window shows no prompt. */
export const ALLOWED_EVERYWHERE_DIR = resolve(
  import.meta.dirname,
  '../../../.pegboard/test/unpacked-extension-allowed-everywhere',
);
/** The folder to which the archive is unpacked. */
export const EXTENSION_DIR = resolve(import.meta.dirname, '../../../.pegboard/test/unpacked-extension');

/** Builds the archives for the site of the tests, and unpacks the one that is published for Chromium. */
export default function buildExtension(): void {
  const root = resolve(import.meta.dirname, '..');
  execFileSync(process.execPath, ['--conditions=@pegboard/source', 'build/build.ts'], {
    cwd: root,
    env: { ...process.env, PEGBOARD_EXTENSION_SITE: SITE },
    stdio: 'inherit',
  });
  const files = unzipSync(readFileSync(join(root, 'dist/pegboard-chromium.zip')));
  writeFiles(EXTENSION_DIR, files);
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) as object;
  const allowed = { ...manifest, host_permissions: ['http://*/*', 'https://*/*'] };
  writeFiles(ALLOWED_EVERYWHERE_DIR, { ...files, 'manifest.json': strToU8(JSON.stringify(allowed)) });
}

function writeFiles(folder: string, files: Unzipped): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}
