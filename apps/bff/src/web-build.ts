import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageAssets } from './plugins/pages.ts';

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});
const manifestSchema = z.record(z.string(), chunkSchema);
const ENTRY = 'src/entry-client.tsx';

/** The files that every page of the built client needs, from the manifest that the build wrote beside them. */
export function readAssets(clientDir: string): PageAssets {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')),
  );
  const entry = manifest[ENTRY];
  if (!entry)
    throw new Error(`The client's manifest has no ${ENTRY}: build the site again with \`pnpm build\`.`);
  const address = (file: string): string => `/${file}`;
  const styles = [...(entry.css ?? []), ...(manifest['style.css'] ? [manifest['style.css'].file] : [])];
  return {
    styles: styles.map(address),
    modules: (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []).map(address),
    entry: address(entry.file),
  };
}

/** The published GraphQL operations: hash to text. */
export function readPersisted(path: string): Readonly<Record<string, string>> {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')));
}
