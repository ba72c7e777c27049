import { anchor } from './markdown.ts';

/** An example that runs on a page of its own, which the documentation shows in a frame. */
export type LiveExample = {
  readonly name: string;
  readonly title: string;
  /** The files of the example by name: the component is in `example.tsx`. */
  readonly files: Readonly<Record<string, string>>;
  readonly component: string;
  /** The callbacks that the component requires. */
  readonly callbacks: readonly string[];
  /** True for an example that may use what only a browser has: it is not rendered by the build. */
  readonly isBrowserOnly: boolean;
  /** True for a page whose content is higher than a frame. */
  readonly isTall: boolean;
};

const COMPONENT = /^export function ([A-Z]\w*)\(([^\n]*)\): ReactNode/m;
const CALLBACK = /readonly (on[A-Z]\w*): \(/g;
const EXAMPLE = /^```tsx\n([\s\S]*?)^```\n/m;

/** Returns the first complete example of a README, with its component; undefined when it has none. */
export function readmeExample(name: string, title: string, readme: string): LiveExample | undefined {
  const text = EXAMPLE.exec(readme)?.[1] ?? '';
  return text.includes("from '@pegboard/")
    ? liveExample(name, title, { 'example.tsx': text }, true)
    : undefined;
}

/** Returns the example of a file that exports one component. */
export function liveExample(
  name: string,
  title: string,
  files: Readonly<Record<string, string>>,
  isBrowserOnly = false,
): LiveExample | undefined {
  const text = files['example.tsx'] ?? '';
  const [, component, parameters = ''] = COMPONENT.exec(text) ?? [];
  if (component === undefined) return undefined;
  const callbacks = [...parameters.matchAll(CALLBACK)].map(([, callback = '']) => callback);
  return {
    name,
    title,
    files,
    component,
    callbacks,
    isBrowserOnly,
    isTall: text.includes('<PinGrid'),
  };
}

/** Returns the component that an example's page renders: that of the example, with callbacks that do nothing. */
export function exampleComponent({ component, callbacks, files }: LiveExample): string {
  const props = callbacks.map((name) => ` ${name}={() => undefined}`).join('');
  const asksServer = /\bfetch\(/.test(files['example.tsx'] ?? '');
  return `${asksServer ? "import '../../../src/example-answers.ts';\n" : ''}import { ${component} } from './example.tsx';

export function Live() {
  return <${component}${props} />;
}
`;
}

/** Returns the page of an example. */
export const examplePage = ({ name, title, isTall, isBrowserOnly }: LiveExample): string => `---
import ExampleFrame from '../../../src/example-frame.astro';
import { Live } from './live.tsx';
---
<ExampleFrame title=${JSON.stringify(title)} name=${JSON.stringify(name)} isTall={${isTall}}><Live ${isBrowserOnly ? 'client:only="react"' : 'client:load'} /></ExampleFrame>
`;

/** Returns the Markdown that shows an example in a frame. */
export const exampleFrame = ({ name, title, isTall }: LiveExample, base: string): string =>
  `<figure class="live-example not-content" data-tall="${isTall}"><iframe src="${base}examples/${name}/" title="Live example: ${title}" loading="lazy"></iframe><figcaption>The example, live. <a href="${base}examples/${name}/">Open it on its own page<span class="sr-only">: ${title}</span></a></figcaption></figure>\n`;

/** Puts the frame of a README's example below its code. */
export const withFrame = (readme: string, frame: string): string =>
  readme.replace(EXAMPLE, (block) => `${block}\n${frame}\n`);

/** Returns the name of an example in addresses. */
export const exampleName = (path: string): string => anchor(path.replace(/\.tsx$/, ''));
