import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'vitest';

import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { PinBuilder } from './index.ts';
import { createTestPorts } from './testing/test-ports.ts';

const html =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props): string =>
    renderToString(<Component {...props} />);
const run = (): undefined => undefined;

test('[PK-01] [CR-03] a composer with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'PinBuilder',
    {
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
    },
    html(PinBuilder),
  );
});
