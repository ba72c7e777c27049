import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const PACKAGES = resolve(import.meta.dirname, '../../../packages');

/** The entries of all packages that publish components. */
const entries = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../packages/*/src/index.ts',
  '../../../packages/*/src/*/index.ts',
  // A program for Node.
  '!../../../packages/codemods/**',
  '!**/testing/**',
]);

/** Values that an app without types may pass for a prop. */
const WRONG: readonly (readonly [title: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 7],
  ['a script', 'javascript:alert(1)'],
  ['an object', {}],
  ['an array of anything', [null, 7, 'cup', undefined, {}]],
  ['a function', () => undefined],
];

type Prop = readonly [name: string, type: string];
type Case = {
  readonly name: string;
  readonly Component: ComponentType<object>;
  readonly props: readonly Prop[];
};

/** Returns the declared props of a component with their types as text, by the report of its package. */
function propsOf(report: string, component: string): readonly Prop[] {
  const declared = [
    `^export (?:type|interface) ${component}Props\\b([\\s\\S]*?)^\\}`,
    `^export function ${component}\\(\\w+: ([\\s\\S]*?)\\): ReactNode;$`,
  ].map((source) => new RegExp(source, 'm').exec(report)?.[1] ?? '');
  return [...declared.join('\n').matchAll(/^ {4}(?:readonly )?(\w+)\??: (.*)$/gm)].map(
    ([, name = '', type = '']) => [name, type],
  );
}

/** Returns a valid value of a declared type, by the text of the type. */
function suitable(type: string): unknown {
  if (type.includes('=>')) return () => undefined;
  if (/^readonly .*\[\]|^ReadonlyArray/.test(type)) return [];
  if (type.startsWith('boolean')) return false;
  if (type.startsWith('number')) return 1;
  if (/^string|^ReactNode/.test(type)) return 'cup';
  return undefined;
}

const isComponent = (name: string, value: unknown): value is ComponentType<object> =>
  /^[A-Z]\w*[a-z]/.test(name) && typeof value === 'function' && !(value.prototype instanceof Error);

async function listComponents(): Promise<readonly Case[]> {
  const cases = new Map<unknown, Case>();
  for (const [path, load] of Object.entries(entries)) {
    const report = readFileSync(resolve(PACKAGES, path.split('/')[4] ?? '', 'api.md'), 'utf8');
    for (const [name, value] of Object.entries(await load()))
      if (isComponent(name, value) && !cases.has(value))
        cases.set(value, { name, Component: value, props: propsOf(report, name) });
  }
  return [...cases.values()];
}

/** Providers of packages that do not depend on our components: React names their wrong children. */
const PROVIDERS = ['EventLogProvider', 'ResourceProvider'];

/** Returns all sets of wrong props of a component. */
function* wrongProps({
  name: component,
  props: all,
}: Case): Generator<readonly [title: string, props: object]> {
  const props = PROVIDERS.includes(component) ? all.filter(([name]) => name !== 'children') : all;
  const suiting = Object.fromEntries(props.map(([name, type]) => [name, suitable(type)]));
  yield ['no props', {}];
  yield ['only props of simple types', suiting];
  for (const [title, value] of WRONG) {
    yield [`${title} as each prop`, Object.fromEntries(props.map(([name]) => [name, value]))];
    for (const [name] of props) yield [`${title} as ${name}`, { ...suiting, [name]: value }];
  }
}

const flows = import.meta.glob<ComponentType<{ readonly children: ReactNode }>>(
  '../../../packages/save-flow/src/testing/static-save-flow.tsx',
  { import: 'StaticSaveFlow', eager: true },
);
/** The components that work only inside others, with these. */
const WITHIN: Readonly<Record<string, string>> = {
  AlsoSavedList: 'StaticSaveFlow',
  SaveControls: 'StaticSaveFlow',
  CloseupActions: 'Closeup',
  CommentsSection: 'Closeup',
  VisitorPanel: 'Closeup',
};

/** Renders a component, inside the one that it needs. */
function html({ name, Component }: Case, props: object): string {
  const element = createElement(Component, props);
  const outer = WITHIN[name];
  if (outer === undefined) return renderToString(element);
  const [StaticSaveFlow] = Object.values(flows);
  const Outer = cases.find((one) => one.name === outer)?.Component ?? StaticSaveFlow;
  return renderToString(
    createElement(Outer as ComponentType<object>, { pin: { id: '7' } } as object, element),
  );
}

const cases = await listComponents();

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  // Props are reported once, and files share modules: others expect reports of the same props.
  vi.resetModules();
});

test('[PK-01] the packages export components', () => {
  expect(cases.length).toBeGreaterThan(100);
});

test.each(cases)('[PK-01] the server renders $name with wrong props', (one) => {
  const problems: string[] = [];
  for (const environment of ['production', 'development']) {
    vi.stubEnv('NODE_ENV', environment);
    for (const [title, props] of wrongProps(one))
      try {
        const [wrong] =
          /:NaN|>undefined<|>[^<]*\[object|(?:href|src)="javascript:/.exec(html(one, props)) ?? [];
        if (wrong !== undefined) problems.push(`${environment}: ${title}: ${wrong}`);
      } catch (error) {
        problems.push(`${environment}: ${title}: ${String(error)}`);
      }
  }
  expect(problems).toEqual([]);
});
