import { expect, signUp, test, type Page } from './journey.ts';

/** Changes something as the member of this page. */
async function change(page: Page, resource: string, options: object): Promise<{ readonly id: string }> {
  const { resource_response: answer } = await page.evaluate(
    async ([path, body]) => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-csrftoken': token };
      return (await fetch(path, { method: 'POST', headers, body })).json();
    },
    [`/resource/${resource}/`, JSON.stringify({ options })] as const,
  );
  expect(answer.status).toBe('success');
  return answer.data;
}

test('[BF-06] a pin that visitors were just shown is gone for them as soon as its board is secret', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signUp(page);
  const href = await page.locator('[data-pin-link]').first().getAttribute('href');
  const board = await change(page, 'BoardResource/create', { name: 'Seen by all' });
  const { id } = await change(page, 'RepinResource/create', {
    pin_id: /(\d+)\/$/.exec(href ?? '')?.[1],
    board_id: board.id,
  });
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const shown = async (): Promise<number> => (await visitor.get(`/pin/${id}/`)).status();
  expect([await shown(), await shown()]).toEqual([200, 200]);
  await change(page, 'BoardResource/update', { board_id: board.id, privacy: 'secret' });
  expect(await shown()).toBe(404);
  await visitor.dispose();
});
