import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { BoardsPage } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example of the README shows boards, more of them, and takes back what is refused', async () => {
  const answers = [
    { data: [{ id: '5', name: 'Clay' }], bookmark: 'b1' },
    { data: [{ id: '6', name: 'Glass' }], bookmark: '-end-' },
    { data: null, error: { http_status: 403, code: 'forbidden', message: 'You may not do this.' } },
  ];
  const fetch = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(async () =>
    Response.json({ resource_response: answers.shift() }),
  );
  vi.stubGlobal('fetch', fetch);
  const { getByRole } = await render(<BoardsPage />);
  await getByRole('button', { name: 'More' }).click();
  await expect.element(getByRole('listitem').nth(1)).toHaveTextContent('Glass Delete Glass');
  await getByRole('button', { name: 'Delete Clay' }).click();
  await expect.element(getByRole('alert')).toHaveTextContent('You may not do this.');
  await expect.element(getByRole('listitem').nth(0)).toHaveTextContent('Clay Delete Clay');
  expect(fetch.mock.calls.map(([path, init]) => `${init?.method} ${path.split('?')[0]}`)).toEqual([
    'GET /resource/BoardsResource/get/',
    'GET /resource/BoardsResource/get/',
    'POST /resource/BoardResource/delete/',
  ]);
  vi.unstubAllGlobals();
});
