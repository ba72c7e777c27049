import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = resolve(import.meta.dirname, '../../../packages');

/** Components that render nothing visible. */
const UNSEEN = ['BotContent', 'EventLogProvider', 'ResourceProvider', 'SaveFlowProvider'];
/** Components that stories show as part of another one. */
const WITHIN: Readonly<Record<string, string>> = {
  BusinessFacts: 'BusinessSettings',
  DataTable: 'Invoices',
  Invitations: 'InvitationsPage',
};
/** Icons, which one story renders completely. */
const ICON = /Icon$|^IconFrame$/u;

/** Returns the components that a package exports, by its `api.md`. */
const componentsOf = (api: string): readonly string[] =>
  api.split(/\n(?=export )/u).flatMap((declared) => {
    const name = /^export (?:function|const|class) ([A-Z]\w*[a-z]\w*)/u.exec(declared)?.[1];
    const isComponent = /extends Component<|(?::|=>) ReactNode;\s*(?:```[\s\S]*)?$/u.test(declared);
    return name !== undefined && isComponent ? [name] : [];
  });

const read = (folder: string, files: string): string =>
  globSync(files, { cwd: resolve(PACKAGES, folder) })
    .map((file) => readFileSync(resolve(PACKAGES, folder, file), 'utf8'))
    .join('\n');

const folders = globSync('*', { cwd: PACKAGES }).toSorted();

test('[RL-04] the components of packages are found by what these export', () => {
  expect(componentsOf(read('pin-card', 'api.md'))).toEqual(['PinCard']);
  expect(componentsOf(read('ui', 'api.md'))).toEqual(expect.arrayContaining(['ErrorBoundary', 'Switch']));
});

test.each(folders)('[RL-04] each component of %s is in a story', (folder) => {
  const stories = read(folder, 'src/**/{*.stories,stories/*}.tsx');
  const missing = componentsOf(read(folder, 'api.md'))
    .filter((name) => !UNSEEN.includes(name) && !ICON.test(name))
    .filter((name) => !new RegExp(`(?:<|component: )${WITHIN[name] ?? name}\\b`, 'u').test(stories));
  expect(missing).toEqual([]);
});
