import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The public API of a package in its report, current and released, and the folder of the package. */
export type PackageApi = {
  readonly name: string;
  readonly folder: string;
  readonly released: string;
  readonly now: string;
};

const ENTRY = /^## (\S+)\n\n```ts\n([\s\S]*?)\n```/gm;
const EXPORT = /^export (?:declare |abstract )*(const|let|function|class|type|interface) (\w+)(<[^>]*>)?/gm;
/** A type export under another name, used where the page has its own `Image`. */
const RENAMED = /^export \{ \w+ as (\w+) \}/gm;
/** Its type parameters, to be instantiated with any type. */
const ANYTHING = /\w+(?: extends [^,>]+)?(?: = [^,>]+)?/g;

/**
 * Returns the breaking changes for users of a package, a sentence each: removed entries, names and members,
 * and compiler errors when the current types are used as the released ones. Callers may pass more and receive
 * less than before.
 */
export function packageBreaks(tsc: string, apis: readonly PackageApi[]): readonly string[] {
  const changed = apis.filter(({ released, now }) => released !== now);
  const gone = changed.flatMap(goneFrom);
  return [...gone, ...changed.flatMap((api) => misfits(tsc, api))];
}

type Export = { readonly name: string; readonly isType: boolean; readonly arguments: string };

function entriesOf(report: string): ReadonlyMap<string, string> {
  return new Map([...report.matchAll(ENTRY)].map(([, entry = '', code = '']) => [entry, code]));
}

function exportsOf(code: string): readonly Export[] {
  const renamed = [...code.matchAll(RENAMED)].map(([, name = '']) => ({ name, isType: true, arguments: '' }));
  const declared = [...code.matchAll(EXPORT)].map(([, kind = '', name = '', parameters = '']) => ({
    name,
    isType: kind === 'type' || kind === 'interface',
    arguments: parameters.replace(/^<([\s\S]*)>$/, (_, list: string) => `<${list.replace(ANYTHING, 'any')}>`),
  }));
  return [...declared, ...renamed];
}

/** An entry that is gone, or an export of one that is there. */
export type RemovedName = { readonly entry: string; readonly name: string | undefined };

/**
 * Returns the entries and exports of a released API that the present one does not have under the same name.
 * `presentEntry` returns the present name of an entry.
 */
export function removedFrom(
  { released, now }: Pick<PackageApi, 'now' | 'released'>,
  presentEntry: (entry: string) => string = (entry) => entry,
): readonly RemovedName[] {
  const entries = entriesOf(now);
  return [...entriesOf(released)].flatMap(([entry, code]): readonly RemovedName[] => {
    const present = entries.get(presentEntry(entry));
    const isGone = !entries.has(entry);
    const names = new Set(exportsOf(present ?? '').map(({ name }) => name));
    const gone = present === undefined ? [] : exportsOf(code).filter(({ name }) => !names.has(name));
    return [...(isGone ? [{ entry, name: undefined }] : []), ...gone.map(({ name }) => ({ entry, name }))];
  });
}

function goneFrom(api: PackageApi): readonly string[] {
  return removedFrom(api).map(({ entry, name }) =>
    name === undefined ? `${entry} is gone` : `${name} of ${entry} is gone`,
  );
}

/** Checks by the compiler whether the current exports are assignable to the released ones. */
function misfits(tsc: string, { folder, released, now }: PackageApi): readonly string[] {
  const place = join(folder, 'node_modules', '.released-api');
  const entries = entriesOf(now);
  const questions = [...entriesOf(released)].flatMap(([entry, code], index) => {
    const present = entries.get(entry);
    return present === undefined || present === code ? [] : [{ entry, index, code, present }];
  });
  if (questions.length === 0) return [];
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  try {
    const entryByPlace = new Map<string, string>();
    for (const { entry, index, code, present } of questions) {
      writeFileSync(join(place, `was-${index}.d.ts`), code);
      writeFileSync(join(place, `is-${index}.d.ts`), present);
      const names = new Set(exportsOf(present).map(({ name }) => name));
      const stands = unchanged(code, present);
      const remaining = exportsOf(code).filter(({ name }) => names.has(name) && !stands(name));
      const lines = [...head(index), ...remaining.map(question)];
      writeFileSync(join(place, `ask-${index}.ts`), `${lines.join('\n')}\n`);
      for (const [at, { name }] of remaining.entries())
        entryByPlace.set(`ask-${index}.ts(${head(index).length + at + 1}`, `${name} of ${entry}`);
    }
    const files = questions.map(({ index }) => `ask-${index}.ts`);
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files }));
    const { stdout } = spawnSync(tsc, ['-p', place, '--pretty', 'false'], { cwd: place, encoding: 'utf8' });
    return [...stdout.matchAll(/^(ask-\d+\.ts\(\d+),\d+\): error \w+: (.*)$/gm)].map(
      ([, place = '', words = '']) => `${entryByPlace.get(place) ?? place}: ${inShort(words)}`,
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Returns whether a name and everything that it references are unchanged, so that no check is needed. */
function unchanged(code: string, present: string): (name: string) => boolean {
  const was = declarations(code);
  const is = declarations(present);
  return (name) => {
    const mentioned = new Set([name]);
    // A set also iterates entries added during the iteration.
    for (const each of mentioned) {
      if (was.get(each) !== is.get(each)) return false;
      for (const [word] of (is.get(each) ?? '').matchAll(/\w+/g)) if (is.has(word)) mentioned.add(word);
    }
    return true;
  };
}

/** Returns the declarations of an entry by name. */
function declarations(code: string): ReadonlyMap<string, string> {
  const parts = code.split(/\n\n(?=\S)/).map((part) => part.trim());
  return new Map(
    parts.map((part) => [
      /\b(?:const|let|function|class|type|interface) (\w+)/.exec(part)?.[1] ?? part,
      part,
    ]),
  );
}

/** Shortens the compiler's message about removed members to the members. */
const inShort = (words: string): string =>
  words
    .replace(/^(Property '\w+' is missing) in type '\{\}'.*/, '$1')
    .replace(/^Type '\{\}' is missing the following properties from type .*: (.*)/, 'missing are $1');

const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: false,
  skipLibCheck: true,
  noEmit: true,
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  types: [],
};

const head = (index: number): readonly string[] => [
  `import type * as Was from './was-${index}.d.ts';`,
  `import type * as Is from './is-${index}.d.ts';`,
  'type Keys<T> = T extends T ? keyof T : never;',
  'type Lost<A, B> = { readonly [Key in Exclude<Keys<A>, Keys<B>>]: unknown };',
];

/**
 * Returns a line that compiles if a name can be used as before: a value is assignable to the former one, a
 * type has all its members.
 */
const question = ({ name, isType, arguments: any }: Export): string =>
  isType
    ? `export const ${name}: Lost<Was.${name}${any}, Is.${name}${any}> = {};`
    : `export const ${name}: typeof Was.${name} = 0 as unknown as typeof Is.${name};`;
