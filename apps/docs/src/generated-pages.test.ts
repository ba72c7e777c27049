import { expect, test } from 'vitest';

import { changesPage } from './changes-page.ts';
import { graphqlPages } from './graphql-pages.ts';
import { renderPage, splitTitle, table } from './markdown.ts';
import { restPages } from './rest-pages.ts';
import { statesSection } from './states-section.ts';
import { listTokens } from './tokens-page.ts';
import { versionNote } from './version-note.ts';

test('[PK-06] a token has the values of both themes', () => {
  const css =
    ':root,\n[data-theme] {\n  --pb-color-bg: var(--pb-on-light, #fff) var(--pb-on-dark, #111);\n}\n\n:root {\n  --pb-space-1: 4px;\n}';
  expect(listTokens(css)).toEqual([
    { name: '--pb-color-bg', light: '#fff', dark: '#111' },
    { name: '--pb-space-1', light: '4px', dark: '4px' },
  ]);
});

test('[PK-06] REST calls are grouped by domain group, those of v5 apart, with the fields of their bodies', () => {
  const operation = {
    operationId: 'createBoard',
    tags: ['Board'],
    responses: {},
    requestBody: {
      content: {
        'application/json': {
          schema: { properties: { name: { type: 'string', maxLength: 50 } }, required: ['name'] },
        },
      },
    },
  };
  const pages = restPages(
    {
      paths: { '/boards': { post: operation }, '/v5/events': { post: operation } },
      components: { parameters: {} },
    },
    () => 'pins',
  );
  expect(pages.map(({ slug }) => slug)).toEqual(['reference/rest/pins', 'reference/rest/v5']);
  expect(pages[0]?.body).toContain('| `name` (required) | `string, at most 50` |');
});

test('[PK-06] GraphQL queries have their arguments, types their fields', () => {
  const pages = graphqlPages(
    '"""A pin."""\ntype Pin { id: ID! }\ntype Query { pin("""Its id.""" id: ID!): Pin }',
  );
  expect(pages[0]?.body).toContain('| `id` | `ID!` | Its id. |');
  expect(pages[1]?.body).toContain('## Pin\n\nA pin.');
});

test('[PK-06] changes that are not released come first, breaking ones at the top', () => {
  const { body } = changesPage('ui', '# @pegboard/ui\n\n## 1.0.0\n', [
    { bump: 'minor', summary: 'A button.' },
    { bump: 'major', summary: 'No more buttons.' },
  ]);
  const order = ['No more buttons.', 'A button.', '## 1.0.0'].map((text) => body.indexOf(text));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('[PK-06] the states of a component are its stories', () => {
  const source =
    "const meta = { title: 'Pin card/Kinds' };\n/** A recipe. */\nexport const Recipe: Story = {};\nexport const LongTitle: Story = {};";
  expect(statesSection([source])).toContain('| Pin card/Kinds | A recipe; long title |');
});

test('[PK-06] a page has its first heading as its title', () => {
  expect(splitTitle('# `a` title\n\nText')).toEqual({ title: 'a title', body: 'Text' });
  expect(renderPage({ slug: 'a', title: 'A: b', body: 'Text' })).toBe(
    '---\ntitle: "A: b"\nsidebar: {}\n---\n\nText\n',
  );
  expect(table(['A'], [])).toBe('');
});

test('[PK-06] the page of a package says which version it documents', () => {
  expect(versionNote('0.0.0')).toContain('the first release');
  expect(versionNote('2.1.0')).toBe('Documents version 2.1.0.');
});
