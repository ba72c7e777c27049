import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import runtime from 'react/jsx-dev-runtime';
import { beforeAll, expect, test } from 'vitest';

import { listParts, readPartsTable } from '@pegboard/config/parts-table';
import { DEFAULT_VARIANT, toGlobals } from '@pegboard/config/story';
import preview from '../.storybook/preview.tsx';
import { withAllVariants, type StoryFile } from './story-cases.ts';

const files = import.meta.glob<StoryFile>('../../../packages/*/src/**/*.stories.tsx');
/** All entries of all packages, and every module that they load later. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../packages/*/src/**/*.{ts,tsx}',
  // A program for Node.
  '!../../../packages/codemods/**',
  '!**/*.test.{ts,tsx}',
  '!**/*.stories.tsx',
  '!**/testing/**',
  '!**/stories/**',
]);
const apis = import.meta.glob<string>('../../../packages/*/api.md', { query: '?raw', import: 'default' });

const readmes = import.meta.glob<string>('../../../packages/*/README.md', {
  query: '?raw',
  import: 'default',
});

/** Components without an element of their own: they render nothing, their children, or several elements. */
const WITHOUT_ROOT = new Set([
  'BotContent',
  'CloseupActions',
  'ContextMenu',
  'ErrorBoundary',
  'EventLogProvider',
  'Invitations',
  'ResourceProvider',
  'SaveFlowProvider',
]);
/** Those of them that render parts all the same. */
const WITHOUT_ROOT_BUT_PARTS = ['CloseupActions', 'ContextMenu', 'Invitations', 'SaveFlowProvider'];
/** Components that stories show as parts of others. */
const WITHIN = new Set(['BusinessFacts', 'DataTable']);
/** Fields: `className` is of the whole field, all other attributes of its control. */
const FIELDS = new Set(['Select', 'Switch', 'TextArea', 'TextField']);
/** Icons render one frame, which the story of one of them covers. */
const ICON = /Icon$|^IconFrame$/u;

type Probe = { element: HTMLElement | null };

/** The number of looks at a story that loads what it shows, 20 ms apart. */
const LOOKS = 75;

const names = new Map<unknown, string>();
const probes = new Map<string, Probe>();

/** Returns the attributes that an app gives to a component. */
function attributesOf(name: string): object {
  const probe = probes.get(name) ?? { element: null };
  probes.set(name, probe);
  return {
    id: `probe-${name}`,
    className: 'probe',
    style: { '--probe': '1' },
    'data-probe': name,
    'aria-description': 'probe',
    ref: (element: HTMLElement | null) => {
      if (element) probe.element = element;
    },
  };
}

/** Gives every exported component in the JSX of modules that are loaded afterwards the attributes of an app. */
function probeJsx(): void {
  const { jsxDEV } = runtime as { jsxDEV: (...args: unknown[]) => unknown };
  Object.assign(runtime, {
    jsxDEV: (type: unknown, props: object, ...rest: unknown[]) => {
      const name = names.get(type);
      return jsxDEV(type, name === undefined ? props : { ...props, ...attributesOf(name) }, ...rest);
    },
  });
}

/** Returns the exported components of all packages that have an element of their own. */
async function exportedComponents(): Promise<ReadonlySet<string>> {
  const texts = await Promise.all(Object.values(apis).map((load) => load()));
  const declared = texts.flatMap((text) =>
    text.split(/\n(?=export )/u).flatMap((one) => {
      const name = /^export (?:function|const) ([A-Z]\w*[a-z]\w*)/u.exec(one)?.[1];
      return name !== undefined && /(?::|=>) ReactNode;\s*(?:```[\s\S]*)?$/u.test(one) ? [name] : [];
    }),
  );
  return new Set(declared.filter((name) => !WITHOUT_ROOT.has(name) && !ICON.test(name)));
}

let components: ReadonlySet<string>;
/** The results of the stories: errors by component, components without an element in them, and all parts. */
let shown: {
  readonly errors: readonly string[];
  readonly unseen: readonly string[];
  readonly parts: ReadonlySet<string>;
  readonly roots: ReadonlyMap<string, string | undefined>;
};

beforeAll(async () => {
  components = await exportedComponents();
  for (const module of await Promise.all(Object.values(modules).map((load) => load())))
    for (const [name, value] of Object.entries(module)) if (components.has(name)) names.set(value, name);
  probeJsx();
  setProjectAnnotations(preview);
  shown = await renderStories();
}, 600_000);

/** Renders all stories with the attributes of an app on each component, and collects what reached the page. */
async function renderStories(): Promise<typeof shown> {
  const errors: string[] = [];
  const checked = new Set<string>();
  const parts = new Set<string>();
  const roots = new Map<string, string | undefined>();
  for (const load of Object.values(files)) {
    const file = await load();
    const meta = file.default as StoryFile['default'] & {
      readonly args?: object;
      readonly component: ComponentType;
    };
    const name = names.get(meta.component);
    const args = { ...meta.args, ...(name === undefined ? {} : attributesOf(name)) };
    const stories = composeStories(withAllVariants({ ...file, default: { ...meta, args } })) as Readonly<
      Record<string, { readonly run: (context: object) => Promise<void> }>
    >;
    for (const story of Object.values(stories)) {
      const canvasElement = document.body.appendChild(document.createElement('div'));
      await story.run({ canvasElement, globals: toGlobals(DEFAULT_VARIANT) });
      const isLoading = (): boolean =>
        name !== undefined && !checked.has(name) && !probes.get(name)?.element?.isConnected;
      for (let look = 0; look === 0 || (look < LOOKS && isLoading()); look += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      for (const [each, { element }] of probes) {
        if (checked.has(each) || !element?.isConnected) continue;
        checked.add(each);
        const outermost = FIELDS.has(each) ? element.closest<HTMLElement>('[data-pb]') : element;
        roots.set(each, outermost?.dataset['part']);
        const missing = Object.entries({
          id: element.id === `probe-${each}`,
          className: outermost?.classList.contains('probe'),
          style: element.style.getPropertyValue('--probe') === '1',
          'data-*': element.dataset['probe'] === each,
          'aria-*': element.ariaDescription === 'probe',
        }).flatMap(([attribute, isThere]) => (isThere ? [] : [attribute]));
        if (missing.length > 0) errors.push(`${each}: ${missing.join(', ')}`);
      }
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-part]'))
        parts.add(dataset['part'] ?? '');
      canvasElement.remove();
    }
  }
  const unseen = [...components].filter((each) => !checked.has(each) && !WITHIN.has(each));
  return { errors, unseen, parts, roots };
}

test('[PK-03] every exported component passes id, className, style, ref, data-* and aria-* to one element', () => {
  expect({ errors: shown.errors, unseen: shown.unseen }).toEqual({ errors: [], unseen: [] });
});

test('[PK-03] every exported component has data-part on its outermost element, and the READMEs list all parts', async () => {
  const texts = await Promise.all(Object.values(readmes).map((load) => load()));
  const documented = new Map(texts.flatMap(readPartsTable).map((row) => [row.component, row]));
  const listed = new Set(texts.flatMap((text) => [...listParts(text)]));
  // A component within another one has the part name that this one gives to it.
  const isListed = (part: string | undefined): boolean => part !== undefined && listed.has(part);
  expect({
    withoutPart: [...shown.roots].filter(([, part]) => !isListed(part)),
    withoutRow: [...components, ...WITHOUT_ROOT_BUT_PARTS].filter((name) => !documented.has(name)),
    unlisted: [...shown.parts].filter((part) => !listed.has(part)),
  }).toEqual({ withoutPart: [], withoutRow: [], unlisted: [] });
});
