import { posix } from 'node:path';

/** React's API for server components; the rest of it is for browsers and server rendering. */
const OF_SERVER_REACT: ReadonlySet<string> = new Set([
  'Activity',
  'Children',
  'Fragment',
  'Profiler',
  'StrictMode',
  'Suspense',
  'ViewTransition',
  'cache',
  'cacheSignal',
  'captureOwnerStack',
  'cloneElement',
  'createElement',
  'createRef',
  'forwardRef',
  'isValidElement',
  'lazy',
  'memo',
  'use',
  'useCallback',
  'useDebugValue',
  'useId',
  'useMemo',
  'version',
]);

const IMPORTED = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g;
const NAMES_OF_REACT = /\bimport\s+([^;"']+?)\s+from\s*["']react["']/g;
const CLIENT = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*["']use client["']/;

/**
 * Returns the problems of a package's built files, a sentence each:
 *
 * 1. a file that no entry reaches is not published for anything; a source map belongs to its file;
 * 2. an import leads to a file that is there;
 * 3. what a server component reaches without passing `'use client'` uses nothing of React that only clients have.
 *
 * @param files every file of the package and its text, by its path in the package
 * @param entries the files that the exports map names
 */
export function findPublishingErrors(
  files: ReadonlyMap<string, string>,
  entries: readonly string[],
): readonly string[] {
  const reached = reach(files, entries, () => true);
  const onServer = reach(files, entries, (path) => !CLIENT.test(files.get(path) ?? ''));
  return [
    ...[...files.keys()]
      .filter((path) => !reached.has(path.replace(/\.map$/, '')))
      .map((path) => `${path} is reached by no entry`),
    ...[...reached].filter((path) => !files.has(path)).map((path) => `${path} is imported and not there`),
    ...[...onServer]
      .filter(isCode)
      .flatMap((path) =>
        clientNames(files.get(path) ?? '').map((name) => `${path} uses ${name} without 'use client'`),
      ),
  ];
}

const isCode = (path: string): boolean => path.endsWith('.js');

/** Returns the files reachable from some files, including these; boundaries are not followed. */
function reach(
  files: ReadonlyMap<string, string>,
  from: readonly string[],
  isDoor: (path: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set(from);
  // A set also iterates entries added during the iteration.
  for (const path of reached)
    if (isDoor(path)) for (const next of importsOf(path, files.get(path) ?? '')) reached.add(next);
  return reached;
}

/**
 * Returns the files of the package that one of them imports; types are read from declarations next to the
 * code.
 */
function importsOf(path: string, text: string): readonly string[] {
  return [...text.matchAll(IMPORTED)]
    .map(([, name = '']) => name)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name))
    .map((name) => (path.endsWith('.d.ts') ? name.replace(/(?<!\.d)\.(?:js|ts)$/, '.d.ts') : name));
}

function clientNames(text: string): readonly string[] {
  if (CLIENT.test(text)) return [];
  const names = [...text.matchAll(NAMES_OF_REACT)].flatMap(([, list = '']) =>
    list.startsWith('{') ? list.slice(1, -1).split(',') : [],
  );
  const ofReact = names.map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
  const others = [...text.matchAll(IMPORTED)].map(([, name = '']) => name);
  return [
    ...ofReact.filter((name) => name !== '' && !OF_SERVER_REACT.has(name)),
    ...others.filter((name) => /^(?:react-dom|react-aria)/.test(name)),
  ];
}
