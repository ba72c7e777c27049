import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import { renderToString } from 'react-dom/server';
import { test } from 'vitest';

import { NoteForm } from './notes/index.ts';
import { OrderGrid } from './order/index.ts';
import { BoardPeople } from './people/index.ts';

const run = (): undefined => undefined;

test('[PK-01] a note form with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'NoteForm',
    {
      note: { title: 'Glaze', text: '', todos: [{ text: 'Clay', isDone: false }] },
      draft: undefined,
      onDraft: run,
      onSave: async () => ({ ok: true }),
      onCancel: run,
      messages: undefined,
    },
    (props: Parameters<typeof NoteForm>[0]) => renderToString(<NoteForm {...props} />),
  );
});

test('[PK-01] [BY-03] an order with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'OrderGrid',
    { items: [{ id: '1', label: 'Cup' }], label: 'Pins', onMove: run, messages: undefined },
    (props: Parameters<typeof OrderGrid>[0]) => renderToString(<OrderGrid {...props} />),
  );
});

test('[PK-01] [IV-03] the people of a board with any invalid prop are rendered', () => {
  expectInvalidPropsRendered(
    'BoardPeople',
    {
      owner: { id: '1', name: 'Mira', username: 'mira', picture: null },
      viewer: { id: '1', rights: ['invite'] },
      ports: {},
      onLeft: run,
      startsWithInvite: false,
      messages: undefined,
    },
    (props: Parameters<typeof BoardPeople>[0]) => renderToString(<BoardPeople {...props} />),
  );
});
