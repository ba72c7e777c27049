import '@pegboard/ui/styles.css';

import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { PinBuilder, type PinBuilderProps } from './index.ts';
import { createTestPorts } from './testing/test-ports.ts';

const VALID: PinBuilderProps = {
  ports: createTestPorts(),
  initialDraft: EMPTY_PIN_DRAFT,
  initialFiles: [],
  uploadedImages: {},
  topics: {},
  renderBoardPicker: () => undefined,
  layout: 'page',
  onPublished: () => undefined,
};

/** Values that an app without types may pass for the props with which a builder cannot be rendered. */
const INVALID: readonly (readonly [prop: string, value: unknown])[] = [
  ['ports', undefined],
  ['ports', null],
  ['ports', {}],
  ['initialDraft', null],
  ['initialDraft', {}],
  ['initialDraft', 'cup'],
  ['renderBoardPicker', undefined],
  ['renderBoardPicker', 7],
  ['layout', {}],
  ['locale', 'javascript:alert(1)'],
  ['messages', null],
  ['messages', {}],
];

const builder = (prop: string, value: unknown): ReactNode => (
  <PinBuilder {...({ ...VALID, [prop]: value } as PinBuilderProps)} />
);

beforeEach(async () => {
  await page.viewport(1200, 900);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test.each(INVALID)(
  '[PK-01] [CR-03] a composer with an invalid %s (%j) renders what it can',
  async (prop, value) => {
    await render(builder(prop, value));
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeInTheDocument();
  },
);
