import { liveExample, exampleFrame, type LiveExample } from './live-examples.ts';

const MARKER = /^<!-- (code|live): (\S+) -->$/gm;
const LOCAL_IMPORT = /from '\.\/([^']+)'|^import '\.\/([^']+)'/gm;

/** A guide whose markers are replaced, and the examples that it shows. */
export type Guide = { readonly markdown: string; readonly examples: readonly LiveExample[] };

/**
 * Replaces the markers of a guide: `<!-- code: name.tsx -->` by the file as a code block, `<!-- live: name.tsx -->` by the
 * running example. `read` returns the text of a file of `examples/`.
 */
export function insertExamples(
  markdown: string,
  title: string,
  read: (name: string) => string,
  base: string,
): Guide {
  const examples: LiveExample[] = [];
  const text = markdown.replaceAll(MARKER, (_, kind: string, name: string) => {
    if (kind === 'code')
      return `\`\`\`${name.split('.').at(-1) ?? ''} title="${name}"\n${read(name).trim()}\n\`\`\``;
    const files = { ...localFiles(read(name), read), 'example.tsx': read(name) };
    const example = liveExample(name.replace(/\.tsx$/, ''), title, files);
    if (example === undefined) throw new Error(`examples/${name} exports no component.`);
    examples.push(example);
    return exampleFrame(example, base);
  });
  return { markdown: text, examples };
}

function localFiles(source: string, read: (name: string) => string): Record<string, string> {
  const names = [...source.matchAll(LOCAL_IMPORT)].map(([, named, bare]) => named ?? bare ?? '');
  return Object.assign(
    {},
    ...names.map((name) => ({ ...localFiles(read(name), read), [name]: read(name) })),
  ) as Record<string, string>;
}
