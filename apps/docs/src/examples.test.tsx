import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { createSaveApi } from '../examples/save-api.ts';
import { createServerPorts } from '../examples/save-ports.ts';
import { insertExamples } from './guide-examples.ts';
import { exampleComponent, readmeExample } from './live-examples.ts';
import { APP } from './paths.ts';

const guides = globSync('guides/*.md', { cwd: APP }).toSorted();
const read = (name: string): string => readFileSync(join(APP, 'examples', name), 'utf8');
const guideOf = (path: string) => insertExamples(readFileSync(join(APP, path), 'utf8'), path, read, '/');

test.each(guides)('[PK-06] %s shows a live example that renders on a server', async (path) => {
  const { markdown, examples } = guideOf(path);
  expect(markdown).not.toContain('<!--');
  expect(examples).toHaveLength(1);
  for (const { name, component } of examples) {
    // oxlint-disable-next-line no-await-in-loop -- one example per guide
    const module = (await import(`../examples/${name}.tsx`)) as Record<string, ComponentType>;
    expect(renderToString(createElement(module[component] ?? 'p')).length).toBeGreaterThan(200);
  }
});

test('[PK-06] every file of examples is shown by a guide', () => {
  const shown = guides.map((path) => readFileSync(join(APP, path), 'utf8')).join('\n');
  const files = globSync('*', { cwd: join(APP, 'examples') });
  expect(files.filter((file) => !shown.includes(`<!-- code: ${file} -->`))).toEqual([]);
});

test('[PK-06] a README example with callbacks gets callbacks that do nothing', () => {
  const code =
    "import { A } from '@pegboard/ui';\nexport function Page(props: { readonly onClose: () => void }): ReactNode {}\n";
  const example = readmeExample('a', 'A', `\`\`\`tsx\n${code}\`\`\`\n`);
  expect(example && exampleComponent(example)).toContain('<Page onClose={() => undefined} />');
});

test('[PK-06] the requests of a README example are answered in its page, because the site has no server', () => {
  const code =
    "import { A } from '@pegboard/ui';\nexport function Page(): ReactNode {\n  void fetch('/photos?after=');\n}\n";
  const example = readmeExample('a', 'A', `\`\`\`tsx\n${code}\`\`\`\n`);
  expect(example && exampleComponent(example)).toMatch(
    /^import '\.\.\/\.\.\/\.\.\/src\/example-answers\.ts';/,
  );
});

test('[PK-06] the save server of the guide stores a save once per key, and moves and removes it', async () => {
  const api = createSaveApi();
  const answers: number[] = [];
  const ports = createServerPorts(async (request) => {
    const answer = await api(request);
    answers.push(answer.status);
    return answer;
  });
  const save = { pinId: '912', target: { boardId: '1' }, key: 'k' };
  const first = await ports.save(save);
  expect(await ports.save(save)).toEqual(first);
  if (!first.ok) throw new Error('The first save failed.');
  const { copyId } = first.place;
  const moved = await ports.move({ copyId, target: { boardId: '2' }, key: 'm' });
  expect(moved).toMatchObject({ ok: true, place: { copyId, board: { id: '2' } } });
  expect(await ports.remove({ copyId, boardId: '2' })).toEqual({ ok: true });
  expect(await ports.move({ copyId, target: save.target, key: 'n' })).toMatchObject({ ok: false });
  expect(answers).toEqual([201, 200, 200, 204, 404]);
});

test('[PK-06] a lost answer is a failure of the network', async () => {
  const ports = createServerPorts(() => Promise.reject(new TypeError('offline')));
  const target = { boardId: '1' };
  expect(await ports.save({ pinId: '1', target, key: 'k' })).toEqual({
    ok: false,
    failure: { kind: 'network' },
  });
});
