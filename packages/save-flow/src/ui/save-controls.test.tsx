import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createLastTarget, createSaveStore, SaveControls, SaveFlowProvider } from '../index.ts';

const place = {
  copyId: '900',
  board: { id: '5', name: 'Kitchen', url: '/mara/kitchen/' },
  section: null,
  isProfile: false,
};

test('the server renders the location of a saved pin, without a style attribute and without the picker', () => {
  const store = createSaveStore({
    save: async () => ({ ok: true, place }),
    move: async () => ({ ok: true, place }),
    remove: async () => ({ ok: true }),
    toast: () => undefined,
    logSave: () => undefined,
    newKey: () => 'key',
    sleep: async () => undefined,
  });
  const source = {
    boards: async () => ({ boards: [], after: null }),
    suggested: async () => [],
    createBoard: async () => Promise.reject(new Error('not asked for')),
    createSection: async () => Promise.reject(new Error('not asked for')),
  };
  const html = renderToString(
    <SaveFlowProvider store={store} boards={source} lastPlace={createLastTarget()}>
      <SaveControls pinId="7" savedTo={place} layout="overlay" />
    </SaveFlowProvider>,
  );
  expect(html).toContain('aria-pressed="true"');
  expect(html).toContain('Choose a board, now Kitchen');
  expect(html).not.toMatch(/\sstyle=/u);
  expect(html).not.toContain('<dialog');
});
