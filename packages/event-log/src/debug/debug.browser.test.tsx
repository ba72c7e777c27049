import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { startEventLog } from '../browser/start-event-log.ts';
import { shareTapEvent } from '../model/events.ts';
import { createEventBuffer, EventDebugPanel } from './index.ts';

test('[EL-03] the panel shows the latest events as they are sent, newest first', async () => {
  const trail = createEventBuffer(2);
  const log = startEventLog({
    url: '/v3/events/',
    canLog: () => true,
    fetch: async () => new Response(null, { status: 202 }),
    onEvent: trail.add,
  });
  const { container, getByText } = await render(<EventDebugPanel trail={trail} />);
  await expect.element(getByText('Nothing was logged yet.')).toBeVisible();
  for (const pinId of ['1', '2', '3']) log.log(shareTapEvent({ pinId }, { viewType: 3 }));
  const rows = (): readonly string[] =>
    [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.children]
        .slice(1)
        .map(({ textContent }) => textContent)
        .join(' '),
    );
  log.flush();
  await expect.poll(rows).toEqual(['102 3 view_type: 3', '102 2 view_type: 3']);
  log.close();
});
