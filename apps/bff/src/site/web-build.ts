import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageAssets, PageFiles } from '../platform/http/page.ts';

const chunkSchema = z.object({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().optional(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
});
const manifestSchema = z.record(z.string(), chunkSchema);
/**
 * The modules whose styles every page needs, because the server renders them although their code loads later.
 */
const FIRST_STYLES = /^(?:first-styles|parts)$/;
const ENTRY = 'src/shell/entry-client.tsx';
/** The table of the lazily loaded screens. */
const SCREENS = 'src/shell/router/screens.tsx';
const SCREEN = 'src/screens/';
/** The messages of a language, by its locale. */
const LANGUAGE = /^src\/messages\/(\w+)\/language\.ts$/;
/** The modules that only members need, on every screen. */
const MEMBER = 'src/shell/member.ts';

/** Returns the files that pages of the built client need, from the build's manifest. */
export function readAssets(clientDir: string): PageAssets {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')),
  );
  const entry = manifest[ENTRY];
  if (!entry)
    throw new Error(`The client's manifest has no ${ENTRY}: build the site again with \`pnpm build\`.`);
  const always = chunksOf(manifest, [ENTRY]);
  const styled = [...always, ...Object.values(manifest).filter(({ name = '' }) => FIRST_STYLES.test(name))];
  const later = new Set(manifest[SCREENS]?.dynamicImports);
  const filesOfScreen = (name: string): PageFiles => {
    const needed = chunksOf(manifest, later.has(name) ? [SCREENS, name] : [name]);
    return {
      styles: filesOf(needed.filter((chunk) => !styled.includes(chunk))).styles,
      modules: filesOf(needed.filter((chunk) => !always.includes(chunk))).modules,
    };
  };
  const screens = Object.keys(manifest).filter((name) => name.startsWith(SCREEN));
  return {
    styles: filesOf(styled).styles,
    modules: filesOf(always.filter((chunk) => chunk !== entry)).modules,
    entry: address(entry.file),
    member: filesOfScreen(MEMBER),
    screens: Object.fromEntries(screens.map((name) => [name, filesOfScreen(name)])),
    languages: Object.fromEntries(
      Object.keys(manifest).flatMap((name) => {
        const locale = LANGUAGE.exec(name)?.[1];
        return locale === undefined ? [] : [[locale, filesOfScreen(name)]];
      }),
    ),
  };
}

type Chunk = z.infer<typeof chunkSchema>;

const address = (file: string): string => `/${file}`;

/** Returns chunks with all their static imports: imported chunks come first, and so do their styles. */
function chunksOf(manifest: Readonly<Record<string, Chunk>>, names: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk | undefined>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.set(name, undefined);
    manifest[name]?.imports?.forEach(visit);
    found.delete(name);
    found.set(name, manifest[name]);
  };
  names.forEach(visit);
  return [...found.values()].filter((chunk) => chunk !== undefined);
}

function filesOf(chunks: readonly Chunk[]): PageFiles {
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
    modules: chunks.map(({ file }) => address(file)),
  };
}

/** Returns the assets of a client that is served from its sources. */
export function sourceAssets(entry: string): PageAssets {
  const none: PageFiles = { styles: [], modules: [] };
  return { ...none, entry, member: none, screens: {}, languages: {} };
}

/** Returns the published GraphQL operations: hash to text. */
export function readPersisted(path: string): Readonly<Record<string, string>> {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')));
}
