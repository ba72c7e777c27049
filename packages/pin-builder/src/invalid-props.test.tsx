import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { checkBuilderProps } from './check-builder-props.ts';
import { PinBuilder, type PinBuilderProps } from './index.ts';
import { createTestPorts } from './testing/test-ports.ts';

const run = (): undefined => undefined;
const VALID: PinBuilderProps = {
  ports: createTestPorts(),
  initialDraft: EMPTY_PIN_DRAFT,
  initialFiles: [],
  uploadedImages: {},
  topics: {},
  renderBoardPicker: run,
  layout: 'page',
  onPublished: run,
  onClose: run,
  locale: 'en-US',
  messages: undefined,
};

test('[PK-01] [CR-03] the checked props of a composer with any invalid one are rendered', () => {
  expectInvalidPropsRendered('PinBuilder', { ...VALID }, (props: PinBuilderProps) =>
    renderToString(<PinBuilder {...checkBuilderProps(props)} />),
  );
});

test('[PK-01] [CR-03] in development one message names an invalid prop of a composer and what it got', async () => {
  const logged: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((text) => void logged.push(String(text)));
  renderToString(<PinBuilder {...VALID} initialUrl={7 as unknown as string} />);
  await expect.poll(() => logged).toContain('PinBuilder: the prop initialUrl must be a string. It got 7.');
  spy.mockRestore();
});
