import { StrictMode, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { hasData } from '../model/resource-state.ts';
import type { ResourceClient } from '../resource-client.ts';
import { createTestClient } from '../testing/test-client.ts';
import { requestAt, flushPromises } from '../testing/test-server.ts';
import { ResourceProvider, useEntity, useResource, useResourceClient, useResourceMutation } from './index.ts';

type Board = { readonly id: string; readonly name: string };

const boards = { name: 'Boards', options: { username: 'mara' } };
const clay: Board = { id: '5', name: 'Clay' };
const glass: Board = { id: '6', name: 'Glass' };
const listOf = (data: unknown): readonly Board[] => data as readonly Board[];

function List({ username = 'mara' }: { readonly username?: string | null }): ReactNode {
  const list = useResource('Boards', username === null ? null : { username }, { parse: listOf });
  return (
    <section aria-label="Boards" data-kind={list.kind}>
      {hasData(list) && list.data.map(({ id, name }) => <p key={id}>{name}</p>)}
      {list.kind === 'failed' && <p role="alert">{list.failure.code}</p>}
      <button onClick={list.fetchMore}>More</button>
      <button onClick={list.refresh}>Anew</button>
    </section>
  );
}

function Name({ id, onRender }: { readonly id: string; readonly onRender?: () => void }): ReactNode {
  onRender?.();
  const name = useEntity('boards', id)?.['name'];
  return <output>{typeof name === 'string' ? name : 'none'}</output>;
}

const show = (client: ResourceClient, children: ReactNode) =>
  render(<ResourceProvider client={client}>{children}</ResourceProvider>);

describe('useResource', () => {
  test('[RC-02] fetches on its first use and shows each state', async () => {
    const { client, ...server } = createTestClient();
    const { getByRole, getByText } = await show(client, <List />);
    const list = getByRole('region', { name: 'Boards' });
    await expect.element(list).toHaveAttribute('data-kind', 'fetching');
    await requestAt(server, 0).answer([clay], 'b1');
    await expect.element(list).toHaveAttribute('data-kind', 'loaded');
    await getByRole('button', { name: 'Anew' }).click();
    await expect.element(list).toHaveAttribute('data-kind', 'refreshing');
    await expect.element(getByText('Clay')).toBeVisible();
    await requestAt(server, 1).answer([glass]);
    await expect.element(list).toHaveAttribute('data-kind', 'complete');
    await expect.element(getByText('Clay')).not.toBeInTheDocument();
  });

  test('[RC-03] fetches more', async () => {
    const { client, ...server } = createTestClient();
    const { getByRole, getByText } = await show(client, <List />);
    await requestAt(server, 0).answer([clay], 'b1');
    await getByRole('button', { name: 'More' }).click();
    await requestAt(server, 1).answer([glass]);
    await expect.element(getByText('Clay')).toBeVisible();
    await expect.element(getByText('Glass')).toBeVisible();
  });

  test('[RC-02] shows what failed, and the next one to use it tries once more', async () => {
    const { client, ...server } = createTestClient();
    const { getByRole, rerender } = await show(client, <List key="one" />);
    await requestAt(server, 0).refuse(500, { code: 'internal_error' });
    await expect.element(getByRole('alert')).toHaveTextContent('internal_error');
    await rerender(
      <ResourceProvider client={client}>
        <List key="other" />
      </ResourceProvider>,
    );
    expect(server.requests).toHaveLength(2);
  });

  test('[RC-04] is one request for two, also when React mounts twice', async () => {
    const { client, ...server } = createTestClient();
    const { getByText } = await show(
      client,
      <StrictMode>
        <List />
        <List />
      </StrictMode>,
    );
    await flushPromises();
    expect(server.requests).toHaveLength(1);
    await requestAt(server, 0).answer([clay]);
    await expect.poll(() => getByText('Clay').elements().length).toBe(2);
  });

  test('[RC-04] aborts a read without subscribers on unmount', async () => {
    const { client, ...server } = createTestClient();
    const { unmount } = await show(client, <List />);
    await unmount();
    await flushPromises();
    expect(requestAt(server, 0).isAborted()).toBe(true);
  });

  test('[RC-04] with other options is another resource, and ends the first', async () => {
    const { client, ...server } = createTestClient();
    function Choice(): ReactNode {
      const [username, setUsername] = useState('mara');
      return (
        <>
          <button onClick={() => setUsername('teo')}>Teo</button>
          <List username={username} />
        </>
      );
    }
    const { getByRole } = await show(client, <Choice />);
    await getByRole('button', { name: 'Teo' }).click();
    await flushPromises();
    expect(server.requests.map(({ options }) => options['username'])).toEqual(['mara', 'teo']);
    expect(server.requests.map(({ isAborted }) => isAborted())).toEqual([true, false]);
  });

  test('[RC-02] with null for options asks nothing', async () => {
    const { client, ...server } = createTestClient();
    const { getByRole } = await show(client, <List username={null} />);
    await getByRole('button', { name: 'Anew' }).click();
    await expect.element(getByRole('region')).toHaveAttribute('data-kind', 'idle');
    expect(server.requests).toHaveLength(0);
  });
});

describe('useEntity', () => {
  test('[RC-04] shows an entity as every answer makes it, and renders only for its own changes', async () => {
    const { client } = createTestClient();
    const onRender = vi.fn<() => void>();
    const { getByRole } = await show(client, <Name id="5" onRender={onRender} />);
    await expect.element(getByRole('status')).toHaveTextContent('none');
    client.update((edit) => edit.merge('boards', '5', clay));
    await expect.element(getByRole('status')).toHaveTextContent('Clay');
    const renders = onRender.mock.calls.length;
    client.update((edit) => edit.merge('boards', '6', glass));
    client.update((edit) => edit.merge('boards', '5', { name: 'Clay' }));
    await flushPromises();
    expect(onRender).toHaveBeenCalledTimes(renders);
    client.update((edit) => edit.remove('boards', '5'));
    await expect.element(getByRole('status')).toHaveTextContent('none');
  });
});

describe('useResourceMutation', () => {
  function Rename(): ReactNode {
    const { kind, send } = useResourceMutation('Board', 'update');
    const rename = (): void =>
      void send(
        { board_id: '5', name: 'Pots' },
        { optimistic: (edit) => edit.merge('boards', '5', { name: 'Pots' }) },
      );
    return (
      <button onClick={rename} data-kind={kind}>
        Rename
      </button>
    );
  }

  test('[RC-04] changes every list at once, and back when it is refused', async () => {
    const { client, ...server } = createTestClient();
    const { getByRole, getByText } = await show(
      client,
      <>
        <List />
        <Name id="5" />
        <Rename />
      </>,
    );
    await requestAt(server, 0).answer([clay]);
    const button = getByRole('button', { name: 'Rename' });
    await button.click();
    await expect.element(button).toHaveAttribute('data-kind', 'sending');
    await expect.poll(() => getByText('Pots').elements().length).toBe(2);
    await requestAt(server, 1).refuse(409);
    await expect.element(button).toHaveAttribute('data-kind', 'failed');
    await expect.poll(() => getByText('Clay').elements().length).toBe(2);
  });

  test('[RC-04] goes on when its page is left', async () => {
    const { client, ...server } = createTestClient();
    const { getByRole, unmount } = await show(client, <Rename />);
    await getByRole('button').click();
    await unmount();
    await flushPromises();
    expect(requestAt(server, 0).isAborted()).toBe(false);
  });
});

describe('a page that the server rendered', () => {
  const page = (client: ResourceClient): ReactNode => (
    <ResourceProvider client={client}>
      <List />
      <Name id="5" />
    </ResourceProvider>
  );

  test('[RC-04] comes alive without a request, and without a difference although something changed', async () => {
    const { client: onServer, ...server } = createTestClient();
    const read = onServer.get({ ...boards, parse: listOf });
    await requestAt(server, 0).answer([clay, glass], 'b1');
    await read;
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(page(onServer));
    expect(host.textContent).toContain('ClayGlass');

    const { client, requests } = createTestClient();
    client.hydrate(JSON.parse(JSON.stringify(onServer.dehydrate())));
    client.update((edit) => edit.merge('boards', '5', { name: 'Pots' }));
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(host, page(client), { onRecoverableError });
    await expect.poll(() => host.textContent).toContain('PotsGlass');
    expect(host.querySelector('output')?.textContent).toBe('Pots');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(requests).toHaveLength(0);
    root.unmount();
    host.remove();
  });
});

test('outside its provider it says how to mend that', async () => {
  function Lost(): ReactNode {
    useResourceClient();
    return null;
  }
  expect(() => renderToString(<Lost />)).toThrow('render this below <ResourceProvider client={…}>');
});
