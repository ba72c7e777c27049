import { createToastStore, type Toast } from '@pegboard/ui';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastContext } from '../toasts/toasts.ts';
import WorkerClient from './worker-client.tsx';

test('[PK-09] a page whose parts are no longer served offers to reload, and does not reload by itself', async () => {
  const shown: Toast[] = [];
  const toasts = { ...createToastStore(), show: (toast: Toast) => String(shown.push(toast)) };
  const screen = await render(
    <MemoryRouter>
      <ToastContext value={toasts}>
        <WorkerClient />
      </ToastContext>
    </MemoryRouter>,
  );
  expect(shown).toEqual([]);
  dispatchEvent(new Event('vite:preloadError'));
  expect(shown).toMatchObject([{ id: 'new-version', actions: [{ label: 'Reload' }] }]);
  await screen.unmount();
  dispatchEvent(new Event('vite:preloadError'));
  expect(shown).toHaveLength(1);
});
