#!/usr/bin/env node
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrateFiles } from './migrate-files.ts';

const USAGE = `npx @pegboard/codemods [folder]       renames in the sources of an app what the packages renamed

  --dry-run            lists the files, and changes none
  --tsconfig PATH      the configuration of the app (tsconfig.json of the folder)

Run it before you upgrade the packages: the types of the installed ones tell which members to rename.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    tsconfig: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) say(USAGE);
else {
  const folder = resolve(positionals[0] ?? '.');
  const usual = join(folder, 'tsconfig.json');
  const tsconfig = values.tsconfig ?? (existsSync(usual) ? usual : undefined);
  const files = migrateFiles({ folder, tsconfig });
  for (const { path, text } of files) {
    if (!values['dry-run']) writeFileSync(path, text);
    say(relative(process.cwd(), path));
  }
  say(`${files.length} files ${values['dry-run'] ? 'would change' : 'changed'}`);
}
