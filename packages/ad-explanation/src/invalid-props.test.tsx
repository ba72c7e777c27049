import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'vitest';

import { AdExplanationDialog } from './index.ts';

const html =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props): string =>
    renderToString(<Component {...props} />);
const run = (): undefined => undefined;

test('[PK-01] [AD-01] the explanation of an ad with any invalid prop renders what it can', () => {
  const read = (): Promise<never> => new Promise(run);
  expectInvalidPropsRendered(
    'AdExplanationDialog',
    {
      pinId: '7',
      ports: { read, readNames: read },
      settingsHref: '/settings/',
      onSettings: run,
      onHide: run,
      onReport: run,
      onClose: run,
      messages: undefined,
    },
    html(AdExplanationDialog),
  );
});
