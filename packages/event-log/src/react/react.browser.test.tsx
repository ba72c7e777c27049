import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PageEvents } from './index.ts';
import { EventLogProvider, useEventLog, useImpression } from './index.ts';

function aLog() {
  const release = vi.fn<() => void>();
  return { release, log: vi.fn<PageEvents['log']>(), observe: vi.fn<PageEvents['observe']>(() => release) };
}

function Card({ pinId }: { readonly pinId: string }): ReactNode {
  return <article ref={useImpression(pinId)}>{pinId}</article>;
}

test('[EL-01] an element is observed for its pin, again only for another pin, until it unmounts', async () => {
  const log = aLog();
  const page = (pinId: string): ReactNode => (
    <EventLogProvider log={log}>
      <Card pinId={pinId} />
    </EventLogProvider>
  );
  const { rerender, unmount } = await render(page('1'));
  await rerender(page('1'));
  expect(log.observe).toHaveBeenCalledOnce();
  await rerender(page('2'));
  expect(log.observe.mock.calls.map(([, { pinId }]) => pinId)).toEqual(['1', '2']);
  expect(log.release).toHaveBeenCalledOnce();
  await unmount();
  expect(log.release).toHaveBeenCalledTimes(2);
});

test('[EL-01] without a log nothing is watched; what stands there is watched when there is one', async () => {
  const log = aLog();
  const page = (pageLog: PageEvents | null): ReactNode => (
    <StrictMode>
      <EventLogProvider log={pageLog}>
        <Card pinId="1" />
      </EventLogProvider>
    </StrictMode>
  );
  const { rerender } = await render(page(null));
  expect(log.observe).not.toHaveBeenCalled();
  await rerender(page(log));
  expect(log.observe).toHaveBeenCalled();
});

test('outside its provider it says how to mend that', () => {
  function Lost(): ReactNode {
    useEventLog();
    return null;
  }
  expect(() => renderToString(<Lost />)).toThrow('render this below <EventLogProvider log={…}>');
});
