import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'vitest';

import { BlockDialog, ReportDialog } from './dialogs/index.ts';
import { FollowButton } from './index.ts';

const html =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props): string =>
    renderToString(<Component {...props} />);
const run = (): undefined => undefined;

test('[PK-01] [FB-05] a follow button with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered('FollowButton', { name: 'Mira', onToggle: run }, html(FollowButton));
});

test('[PK-01] [FB-04] [FB-06] dialogs with any invalid prop render what they can', () => {
  const shared = { onClose: run, messages: undefined };
  expectInvalidPropsRendered('BlockDialog', { ...shared, name: 'Mira', onBlock: run }, html(BlockDialog));
  expectInvalidPropsRendered(
    'ReportDialog',
    { ...shared, kind: 'pin', onReport: async () => ({ ok: true }), afterwards: 'More', hasThanks: true },
    html(ReportDialog),
  );
});
