import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';

import { DetailsEditor, DetailsForm } from './details/index.ts';
import { PinBuilder, type PinBuilderProps } from './index.ts';
import { PinSheet } from './sheet/index.ts';
import { StoryFields } from './story-text/index.ts';
import { ProductTagDialog } from './tags/index.ts';
import { createTestPorts } from './testing/test-ports.ts';
import { TopicPicker } from './topics/index.ts';
import { VideoEditor } from './video-editor/index.ts';

const html =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props): string =>
    renderToString(<Component {...props} />);
const run = (): undefined => undefined;
const recipe = {
  kind: 'recipe',
  name: 'Soup',
  servings: 2,
  prepTime: null,
  cookTime: null,
  ingredients: ['Leek'],
  steps: ['Cook'],
};

test.each([
  ['ports', undefined],
  ['ports', null],
  ['initialDraft', null],
  ['initialDraft', 'cup'],
  ['renderBoardPicker', 7],
  ['layout', {}],
  ['locale', 'javascript:alert(1)'],
  ['messages', {}],
])('[PK-01] [CR-03] the server renders a composer with an invalid %s (%j)', async (prop, value) => {
  vi.stubEnv('NODE_ENV', 'production');
  const props = {
    ports: createTestPorts(),
    initialDraft: EMPTY_PIN_DRAFT,
    renderBoardPicker: run,
    layout: 'page',
    onPublished: run,
    [prop]: value,
  } as unknown as PinBuilderProps;
  expect(() => renderToString(<PinBuilder {...props} />)).not.toThrow();
  const { prelude } = await prerender(
    <>
      <p>{'Long page. '.repeat(2000)}</p>
      <PinBuilder {...props} />
    </>,
  );
  const text = await new Response(prelude).text();
  expect(text).toContain('data-part="pin-builder"');
  // React moves the content of a large Suspense boundary in place by a script.
  expect(text).not.toContain('<script');
  expect(text).not.toMatch(/(?:href|src)="javascript:/);
  vi.unstubAllEnvs();
});

test('[PK-01] [CR-09] details with any invalid prop render what they can', () => {
  const props = { details: recipe, onChange: run, errors: {}, messages: undefined };
  expectInvalidPropsRendered('DetailsForm', { ...props, onRemove: run }, html(DetailsForm));
  expectInvalidPropsRendered('DetailsEditor', { ...props, isRemovable: true }, html(DetailsEditor));
});

test('[PK-01] [CR-04] a topic picker with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'TopicPicker',
    {
      topicIds: ['7'],
      onChange: run,
      searchTopics: async () => [],
      initialNames: {},
      marks: {},
      messages: undefined,
    },
    html(TopicPicker),
  );
});

test('[PK-01] [CR-12] a sheet with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'PinSheet',
    {
      ports: {},
      storedRows: [],
      initialFiles: [],
      initialBoard: null,
      renderBoardPicker: run,
      messages: undefined,
    },
    html(PinSheet),
  );
});

test('[PK-01] [CR-15] story fields with any invalid prop render what they can', () => {
  const lists = { servings: null, minutes: null, ingredients: [], materials: [], steps: [] };
  expectInvalidPropsRendered(
    'StoryFields',
    {
      story: { pages: [{ texts: ['Cup'] }], lists },
      onChange: run,
      imageUrls: [''],
      errors: {},
      messages: undefined,
    },
    html(StoryFields),
  );
});

test('[PK-01] [CR-16] a video editor with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'VideoEditor',
    {
      label: 'Kiln',
      coverSeconds: 1,
      onChangeCover: run,
      captionLanguages: ['en'],
      locale: 'en-US',
      messages: undefined,
    },
    html(VideoEditor),
  );
});

test('[PK-01] [CR-09] the dialog of product tags with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'ProductTagDialog',
    {
      image: { url: '/cup.webp', width: 300, height: 200, alt: '' },
      tags: [{ pinId: '7', place: { x: 0.5, y: 0.5 } }],
      onChange: run,
      onClose: run,
      ports: {},
      errors: {},
      messages: undefined,
    },
    html(ProductTagDialog),
  );
});
