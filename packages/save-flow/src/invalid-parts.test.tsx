import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'vitest';

import { BoardField } from './board-field/index.ts';
import { BulkEdit } from './bulk-edit/index.ts';
import { createLastTarget, createSaveStore, SaveFlowProvider } from './index.ts';

const refuse = async (): Promise<never> => Promise.reject(new Error('not called'));
const store = createSaveStore({
  save: refuse,
  move: refuse,
  remove: refuse,
  toast: () => undefined,
  logSave: () => undefined,
  newKey: () => 'key',
  sleep: async () => undefined,
});
const boards = { boards: refuse, suggested: refuse, createBoard: refuse, createSection: refuse };
const html =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props): string =>
    renderToString(
      <SaveFlowProvider store={store} boards={boards} lastPlace={createLastTarget()}>
        <Component {...props} />
      </SaveFlowProvider>,
    );
const run = (): undefined => undefined;

test('[PK-01] [SF-03] [CR-04] a board field with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'BoardField',
    {
      labelId: 'board',
      value: { target: { boardId: '1' }, name: 'Kitchens' },
      onChange: run,
      isInvalid: false,
      describedBy: 'hint',
      messages: undefined,
    },
    html(BoardField),
  );
});

test('[PK-01] [SF-08] a bulk edit with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'BulkEdit',
    {
      pins: [{ id: '7', label: 'Cup', picture: '/cup.webp' }],
      total: 3,
      place: { boardId: '1', onLeave: () => run, onChanged: async () => undefined },
      ports: { put: async () => ({ ok: false }), remove: async () => ({ ok: false }), toast: run },
      onLoadMore: run,
      onClose: run,
      messages: undefined,
    },
    html(BulkEdit),
  );
});
