import { describe, expect, test, vi } from 'vitest';
import { createTestClient, noopListener } from './testing/test-client.ts';
import { requestAt, flushPromises } from './testing/test-server.ts';

const boards = { name: 'Boards', options: { username: 'mara' } };
const clay = { id: '5', name: 'Clay' };
const glass = { id: '6', name: 'Glass' };

describe('a call', () => {
  test('[RC-01] get sends name, options and headers in the address', async () => {
    const { client, ...server } = createTestClient();
    const result = client.get({ ...boards, headers: { 'x-trace': '1' } });
    const request = requestAt(server, 0);
    expect(request).toMatchObject({
      path: '/resource/BoardsResource/get/',
      method: 'GET',
      options: { username: 'mara' },
      headers: { 'x-trace': '1' },
    });
    expect(request.headers).not.toHaveProperty('x-csrftoken');
    await request.answer([clay], 'b1');
    expect(await result).toEqual({ ok: true, data: [clay], bookmark: 'b1' });
  });

  test.each(['create', 'update', 'delete'] as const)(
    '[RC-01] %s sends name, options, headers, the CSRF token and a key',
    async (action) => {
      const { client, ...server } = createTestClient({ newIdempotencyKey: () => 'key-0001' });
      const result = client.mutate({
        name: 'Board',
        action,
        options: { board_id: '5' },
        headers: { 'x-trace': '1' },
      });
      expect(requestAt(server, 0)).toMatchObject({
        path: `/resource/BoardResource/${action}/`,
        method: 'POST',
        options: { board_id: '5' },
        headers: { 'x-csrftoken': 'token', 'idempotency-key': 'key-0001', 'x-trace': '1' },
      });
      await requestAt(server, 0).answer(clay);
      expect(await result).toEqual({ ok: true, data: clay, bookmark: null });
    },
  );

  test('[RC-01] uses the given key', () => {
    const { client, ...server } = createTestClient({ newIdempotencyKey: () => 'key-0001' });
    void client.mutate({ name: 'Repin', action: 'create', options: {}, idempotencyKey: 'key-0002' });
    expect(requestAt(server, 0).headers).toMatchObject({ 'idempotency-key': 'key-0002' });
  });

  test('[RC-01] that is refused tells why, in one shape', async () => {
    const { client, ...server } = createTestClient();
    const result = client.mutate({ name: 'Board', action: 'create', options: {} });
    const error = { code: 'invalid_input', message: 'No.', fields: { name: 'Give it a name.' } };
    await requestAt(server, 0).refuse(400, error);
    expect(await result).toEqual({ ok: false, failure: { http_status: 400, ...error } });
  });

  test('[RC-01] without an answer fails with 500, and is reported', async () => {
    const report = vi.fn<(error: unknown) => void>();
    const { client, ...server } = createTestClient({ report });
    const result = client.get(boards);
    await requestAt(server, 0).cut();
    expect(await result).toEqual({
      ok: false,
      failure: { http_status: 500, code: 'network', message: '', fields: {} },
    });
    expect(report.mock.calls[0]?.[0]).toBeInstanceOf(TypeError);
  });

  test('[RC-01] looks at its data once, when it arrives', async () => {
    const { client, ...server } = createTestClient();
    const parse = vi.fn<(data: unknown) => readonly string[]>(() => ['parsed']);
    const resource = client.resource({ name: 'Words', options: {}, parse });
    resource.subscribe(noopListener);
    await requestAt(server, 0).answer('raw');
    expect(resource.getSnapshot()).toMatchObject({ data: ['parsed'] });
    await client.get({ name: 'Words', options: {}, parse });
    expect(parse.mock.calls).toEqual([['raw']]);
  });

  test('[RC-01] with data that `parse` refuses is unreadable, and is reported', async () => {
    const report = vi.fn<(error: unknown) => void>();
    const { client, ...server } = createTestClient({ report });
    const parse = (): never => {
      throw new Error('No list.');
    };
    const result = client.get({ ...boards, parse });
    await requestAt(server, 0).answer('raw');
    expect(await result).toMatchObject({ ok: false, failure: { http_status: 500, code: 'unreadable' } });
    expect(report).toHaveBeenCalledWith(new Error('No list.'), expect.objectContaining({ name: 'Boards' }));
  });
});

describe('a resource', () => {
  test('[RC-02] is fetched on its first use, and shown at each state', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    const kinds: string[] = [resource.getSnapshot().kind];
    resource.subscribe(() => kinds.push(resource.getSnapshot().kind));
    await requestAt(server, 0).answer([clay], 'b1');
    resource.refresh();
    await requestAt(server, 1).answer([clay, glass]);
    expect([...new Set(kinds)]).toEqual(['idle', 'fetching', 'loaded', 'refreshing', 'complete']);
    expect(resource.getSnapshot()).toEqual({ kind: 'complete', failure: null, data: [clay, glass] });
  });

  test('[RC-02, RC-04] that was fetched is not fetched again', async () => {
    const { client, ...server } = createTestClient();
    const first = client.get(boards);
    await requestAt(server, 0).answer([clay]);
    await first;
    client.resource(boards).subscribe(noopListener);
    expect(await client.get({ name: 'Boards', options: { username: 'mara' } })).toMatchObject({
      data: [clay],
    });
    expect(server.requests).toHaveLength(1);
  });

  test('[RC-04] that is pending is not requested twice', async () => {
    const { client, ...server } = createTestClient();
    const both = [client.get(boards), client.get({ ...boards, options: { username: 'mara' } })];
    client.resource(boards).subscribe(noopListener);
    expect(server.requests).toHaveLength(1);
    await requestAt(server, 0).answer([clay]);
    expect(await Promise.all(both)).toEqual(both.map(() => ({ ok: true, data: [clay], bookmark: null })));
  });

  test('[RC-02] that failed by the fault of the server is tried once more by the next use', async () => {
    const { client, ...server } = createTestClient();
    const first = client.get(boards);
    await requestAt(server, 0).refuse(503);
    expect(await first).toMatchObject({ failure: { http_status: 503 } });
    const second = client.get(boards);
    await requestAt(server, 1).refuse(503);
    expect(await second).toMatchObject({ ok: false });
    expect(await client.get(boards)).toMatchObject({ ok: false });
    expect(server.requests).toHaveLength(2);
  });

  test('[RC-02] that was refused is not tried again', async () => {
    const { client, ...server } = createTestClient();
    const first = client.get(boards);
    await requestAt(server, 0).refuse(404, { code: 'user_not_found' });
    await first;
    expect(await client.get(boards)).toMatchObject({ failure: { code: 'user_not_found' } });
    expect(server.requests).toHaveLength(1);
  });

  test('[RC-02] that is refreshed lists what the server lists now', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    resource.subscribe(noopListener);
    await requestAt(server, 0).answer([clay, glass], 'b1');
    resource.refresh();
    await requestAt(server, 1).answer([glass]);
    expect(resource.getSnapshot()).toEqual({ kind: 'complete', failure: null, data: [glass] });
  });

  test('[RC-03] gets more with its bookmark, and what it lists already not twice', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    resource.subscribe(noopListener);
    resource.fetchMore();
    await requestAt(server, 0).answer([clay], 'b1');
    resource.fetchMore();
    resource.fetchMore();
    expect(server.requests).toHaveLength(2);
    expect(requestAt(server, 1).options).toEqual({ username: 'mara', bookmarks: ['b1'] });
    expect(resource.getSnapshot()).toMatchObject({ kind: 'fetching-more', data: [clay] });
    await requestAt(server, 1).answer([clay, glass], '-end-');
    expect(resource.getSnapshot()).toMatchObject({ kind: 'complete', data: [clay, glass] });
    resource.fetchMore();
    expect(server.requests).toHaveLength(2);
  });

  test('[RC-03] goes on over empty pages, 5 times at most', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    resource.subscribe(noopListener);
    await requestAt(server, 0).answer([], 'e1');
    await requestAt(server, 1).answer([], 'e2');
    expect(requestAt(server, 2).options).toMatchObject({ bookmarks: ['e2'] });
    await requestAt(server, 2).answer([clay], 'b1');
    expect(resource.getSnapshot()).toMatchObject({ kind: 'loaded', bookmark: 'b1', data: [clay] });
    resource.fetchMore();
    for (const index of [3, 4, 5, 6, 7, 8]) await requestAt(server, index).answer([], `e${index}`);
    expect(resource.getSnapshot()).toMatchObject({ kind: 'complete', data: [clay] });
    expect(server.requests).toHaveLength(9);
  });

  test('[RC-04] gives the same view while nothing changes', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    resource.subscribe(noopListener);
    await requestAt(server, 0).answer([clay, glass]);
    const before = resource.getSnapshot();
    expect(resource.getSnapshot()).toBe(before);
    resource.refresh();
    await requestAt(server, 1).answer([{ ...clay }, { ...glass }]);
    expect(resource.getSnapshot()).toEqual(before);
    expect('data' in before && Object.is(before.data, (resource.getSnapshot() as typeof before).data)).toBe(
      true,
    );
  });
});

describe('a change of an entity', () => {
  test('[RC-04] shows in every list and in those that hold it', async () => {
    const { client, ...server } = createTestClient();
    const list = client.resource(boards);
    const pin = client.resource({ name: 'Pin', options: { id: '1' } });
    list.subscribe(noopListener);
    pin.subscribe(noopListener);
    await requestAt(server, 0).answer([clay, glass]);
    await requestAt(server, 1).answer({ id: '1', board: { id: '5', pin_count: 3 } });
    const write = client.mutate({ name: 'Board', action: 'update', options: { board_id: '5' } });
    await requestAt(server, 2).answer({ id: '5', name: 'Pots' });
    await write;
    expect(list.getSnapshot()).toMatchObject({ data: [{ id: '5', name: 'Pots', pin_count: 3 }, glass] });
    expect(pin.getSnapshot()).toMatchObject({ data: { board: { name: 'Pots' } } });
    expect(client.entity('boards', '5').getSnapshot()).toEqual({ id: '5', name: 'Pots', pin_count: 3 });
  });

  test('[RC-04] is delivered to the remaining subscriber when another leaves', async () => {
    const { client, ...server } = createTestClient();
    const list = client.resource(boards);
    const onChange = vi.fn<() => void>();
    const leave = list.subscribe(noopListener);
    list.subscribe(onChange);
    await requestAt(server, 0).answer([clay]);
    leave();
    onChange.mockClear();
    client.update((edit) => edit.merge('boards', '5', { name: 'Pots' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('[RC-04] is delivered to its subscribers only', async () => {
    const { client, ...server } = createTestClient();
    const [onClay, onGlass, onList] = [vi.fn(), vi.fn(), vi.fn()];
    const list = client.resource(boards);
    list.subscribe(noopListener);
    await requestAt(server, 0).answer([clay, glass]);
    client.entity('boards', '5').subscribe(onClay);
    client.entity('boards', '6').subscribe(onGlass);
    list.subscribe(onList);
    client.update((edit) => edit.merge('boards', '5', { name: 'Pots' }));
    expect([onClay, onGlass, onList].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });
});

describe('an optimistic change', () => {
  const follow = {
    name: 'BoardFollow',
    action: 'create',
    options: { board_id: '5' },
    optimistic: (
      edit: Parameters<Parameters<ReturnType<typeof createTestClient>['client']['update']>[0]>[0],
    ) => edit.merge('boards', '5', { followed_by_me: true }),
  } as const;

  test('[RC-04] shows before the answer, and lasts', async () => {
    const { client, ...server } = createTestClient();
    const board = client.entity('boards', '5');
    const write = client.mutate(follow);
    expect(board.getSnapshot()).toEqual({ followed_by_me: true });
    await requestAt(server, 0).answer(null);
    await write;
    expect(board.getSnapshot()).toEqual({ followed_by_me: true });
  });

  test('[RC-04] is taken back when it is refused, and what came in between stays', async () => {
    const { client, ...server } = createTestClient();
    client.update((edit) => edit.merge('boards', '5', clay));
    const write = client.mutate(follow);
    const read = client.get(boards);
    await requestAt(server, 1).answer([{ ...clay, pin_count: 4 }]);
    await read;
    client.update((edit) => edit.merge('boards', '5', { name: 'Pots' }));
    await requestAt(server, 0).refuse(403, { code: 'forbidden' });
    expect(await write).toMatchObject({ failure: { code: 'forbidden' } });
    expect(client.entity('boards', '5').getSnapshot()).toEqual({ id: '5', name: 'Pots', pin_count: 4 });
  });

  test('[RC-04] of a thing without an id is replaced by what was agreed to', async () => {
    const { client, ...server } = createTestClient();
    const list = client.resource(boards);
    list.subscribe(noopListener);
    await requestAt(server, 0).answer([clay]);
    const write = client.mutate<{ readonly id: string }>({
      name: 'Board',
      action: 'create',
      options: { name: 'Glass' },
      parse: (data) => data as { readonly id: string },
      optimistic(edit) {
        edit.merge('boards', 'new', { name: 'Glass' });
        edit.prepend(boards, 'boards', 'new');
      },
      confirmed: (edit, { id }) => edit.prepend(boards, 'boards', id),
    });
    expect(list.getSnapshot()).toMatchObject({ data: [{ name: 'Glass' }, clay] });
    await requestAt(server, 1).answer(glass);
    await write;
    expect(list.getSnapshot()).toMatchObject({ data: [glass, clay] });
    expect(client.entity('boards', 'new').getSnapshot()).toBeUndefined();
  });

  test('[RC-04] that removes takes it out of every list, and puts it back where it was', async () => {
    const { client, ...server } = createTestClient();
    const list = client.resource(boards);
    list.subscribe(noopListener);
    await requestAt(server, 0).answer([clay, glass]);
    const write = client.mutate({
      name: 'Board',
      action: 'delete',
      options: { board_id: '5' },
      optimistic: (edit) => edit.remove('boards', '5'),
    });
    expect(list.getSnapshot()).toMatchObject({ data: [glass] });
    await requestAt(server, 1).refuse(500);
    await write;
    expect(list.getSnapshot()).toMatchObject({ data: [clay, glass] });
  });

  test('what its app throws is thrown, and it is taken back', async () => {
    const { client, ...server } = createTestClient();
    const write = client.mutate({
      ...follow,
      confirmed() {
        throw new Error('A bug.');
      },
    });
    const thrown = expect(write).rejects.toThrow('A bug.');
    await requestAt(server, 0).answer(null);
    await thrown;
    expect(client.entity('boards', '5').getSnapshot()).toBeUndefined();
  });
});

describe('aborting', () => {
  test('[RC-04] a read ends when the last one leaves', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    const leave = [resource.subscribe(noopListener), resource.subscribe(noopListener)];
    leave[0]?.();
    await flushPromises();
    expect(requestAt(server, 0).isAborted()).toBe(false);
    leave[1]?.();
    await flushPromises();
    expect(requestAt(server, 0).isAborted()).toBe(true);
    expect(resource.getSnapshot()).toEqual({ kind: 'idle' });
    resource.subscribe(noopListener);
    expect(server.requests).toHaveLength(2);
  });

  test('[RC-04] a read continues if another subscriber joins immediately', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    resource.subscribe(noopListener)();
    resource.subscribe(noopListener);
    await flushPromises();
    expect(server.requests).toHaveLength(1);
    expect(requestAt(server, 0).isAborted()).toBe(false);
  });

  test('[RC-04] one of two who wait can go', async () => {
    const { client, ...server } = createTestClient();
    const going = new AbortController();
    const gone = client.get(boards, { signal: going.signal });
    const staying = client.get(boards);
    going.abort();
    expect(await gone).toMatchObject({ ok: false, failure: { code: 'aborted' } });
    await requestAt(server, 0).answer([clay]);
    expect(await staying).toMatchObject({ ok: true, data: [clay] });
  });

  test('[RC-04] an aborted signal sends no request', async () => {
    const { client, ...server } = createTestClient();
    const result = await client.get(boards, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ failure: { code: 'aborted' } });
    expect(server.requests).toHaveLength(0);
  });

  test('[RC-04] a write continues without subscribers', async () => {
    const { client, ...server } = createTestClient();
    const leave = client.resource(boards).subscribe(noopListener);
    const write = client.mutate({ name: 'Board', action: 'update', options: { board_id: '5' } });
    leave();
    client.clear();
    await flushPromises();
    expect(requestAt(server, 1).isAborted()).toBe(false);
    await requestAt(server, 1).answer(clay);
    expect(await write).toMatchObject({ ok: true });
  });

  test('[RC-04] a write that its caller ends says so, and is taken back', async () => {
    const { client } = createTestClient();
    const ending = new AbortController();
    const write = client.mutate({
      name: 'Board',
      action: 'update',
      options: { board_id: '5' },
      signal: ending.signal,
      optimistic: (edit) => edit.merge('boards', '5', { name: 'Pots' }),
    });
    ending.abort();
    expect(await write).toMatchObject({ ok: false, failure: { code: 'aborted' } });
    expect(client.entity('boards', '5').getSnapshot()).toBeUndefined();
  });
});

describe('the hand-over from the server', () => {
  async function served() {
    const { client, ...server } = createTestClient();
    const reads = [client.get(boards), client.get({ name: 'Pin', options: { id: '1' } })];
    await requestAt(server, 0).answer([clay], 'b1');
    await requestAt(server, 1).refuse(503);
    await Promise.all(reads);
    void client.get({ name: 'Boards', options: { username: 'late' } });
    return JSON.parse(JSON.stringify(client.dehydrate())) as ReturnType<typeof client.dehydrate>;
  }

  test('[RC-04] passes on as plain data what was read, and what failed', async () => {
    const from = await served();
    expect(Object.values(from.states).map(({ kind }) => kind)).toEqual(['loaded', 'failed']);
    const { client, ...server } = createTestClient();
    client.hydrate(from);
    const resource = client.resource(boards);
    resource.subscribe(noopListener);
    expect(resource.getSnapshot()).toMatchObject({ kind: 'loaded', data: [clay] });
    expect(client.entity('boards', '5').getSnapshot()).toEqual(clay);
    expect(server.requests).toHaveLength(0);
    resource.fetchMore();
    expect(requestAt(server, 0).options).toMatchObject({ bookmarks: ['b1'] });
  });

  test('[RC-02] what failed on the server is tried once more in the browser', async () => {
    const { client, ...server } = createTestClient();
    client.hydrate(await served());
    client.resource({ name: 'Pin', options: { id: '1' } }).subscribe(noopListener);
    expect(server.requests).toHaveLength(1);
  });

  test('[RC-04] shows what the server showed, whatever was changed since', async () => {
    const { client } = createTestClient();
    client.hydrate(await served());
    client.update((edit) => edit.merge('boards', '5', { name: 'Pots' }));
    const resource = client.resource(boards);
    expect(resource.getSnapshot()).toMatchObject({ data: [{ name: 'Pots' }] });
    expect(resource.getServerSnapshot()).toMatchObject({ data: [clay] });
    expect(resource.getServerSnapshot()).toBe(resource.getServerSnapshot());
    expect(client.entity('boards', '5').getServerSnapshot()).toEqual(clay);
    expect(client.resource({ name: 'Boards', options: {} }).getServerSnapshot()).toEqual({ kind: 'idle' });
  });

  test('[RC-04] leaves alone what was read here', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    resource.subscribe(noopListener);
    await requestAt(server, 0).answer([{ ...clay, name: 'Newer' }, glass]);
    client.hydrate(await served());
    expect(resource.getSnapshot()).toMatchObject({ kind: 'complete', data: [{ name: 'Newer' }, glass] });
  });

  test('[RC-04] without one, as on the server, the server’s view is the view', async () => {
    const { client, ...server } = createTestClient();
    const read = client.get(boards);
    await requestAt(server, 0).answer([clay]);
    await read;
    expect(client.resource(boards).getServerSnapshot()).toBe(client.resource(boards).getSnapshot());
    expect(client.entity('boards', '5').getServerSnapshot()).toEqual(clay);
  });

  test('[RC-04] has no change in it that is under way', async () => {
    const { client } = createTestClient();
    client.update((edit) => edit.merge('boards', '5', clay));
    void client.mutate({
      name: 'Board',
      action: 'delete',
      options: { board_id: '5' },
      optimistic: (edit) => edit.remove('boards', '5'),
    });
    expect(client.dehydrate().rows).toEqual({ 'boards:5': clay });
  });
});

describe('forgetting', () => {
  test('[RC-04] active resources are refetched, the others on their next use', async () => {
    const { client, ...server } = createTestClient();
    const other = { name: 'Boards', options: { username: 'teo' } };
    client.resource(boards).subscribe(noopListener);
    const read = client.get(other);
    await requestAt(server, 0).answer([clay]);
    await requestAt(server, 1).answer([glass]);
    await read;
    client.invalidate('Boards');
    expect(server.requests).toHaveLength(3);
    expect(client.resource(boards).getSnapshot()).toMatchObject({ kind: 'refreshing', data: [clay] });
    expect(client.resource(other).getSnapshot()).toEqual({ kind: 'idle' });
    client.invalidate('Boards', { username: 'nobody' });
    client.invalidate('Pin');
    expect(server.requests).toHaveLength(3);
  });

  test('[RC-04] pending reads are requested again', async () => {
    const { client, ...server } = createTestClient();
    const read = client.get(boards);
    client.invalidate('Boards', boards.options);
    expect(requestAt(server, 0).isAborted()).toBe(true);
    await requestAt(server, 1).answer([clay]);
    expect(await read).toMatchObject({ ok: true, data: [clay] });
  });

  test('[RC-04] everything: nothing of before is shown, nor an answer to before', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    const left = client.resource({ name: 'Pin', options: { id: '1' } });
    resource.subscribe(noopListener);
    left.subscribe(noopListener)();
    await requestAt(server, 0).answer([clay]);
    const write = client.mutate({ name: 'Board', action: 'update', options: { board_id: '5' } });
    client.clear();
    expect(resource.getSnapshot()).toMatchObject({ kind: 'fetching' });
    await requestAt(server, 2).answer(clay);
    await write;
    expect(client.entity('boards', '5').getSnapshot()).toBeUndefined();
    expect(client.dehydrate()).toEqual({ rows: {}, states: {} });
    await requestAt(server, 3).answer([glass]);
    expect(resource.getSnapshot()).toMatchObject({ data: [glass] });
  });

  test('[RC-04] retains a limited number of inactive resources, the most recent', async () => {
    const { client, ...server } = createTestClient({ maxInactive: 2 });
    for (const [index, username] of ['a', 'b', 'c'].entries()) {
      const read = client.get({ name: 'Boards', options: { username } });
      await requestAt(server, index).answer([{ id: username }]);
      await read;
      await flushPromises();
    }
    expect(Object.keys(client.dehydrate().states)).toHaveLength(2);
    expect(client.entity('boards', 'a').getSnapshot()).toBeUndefined();
    expect(client.entity('boards', 'c').getSnapshot()).toEqual({ id: 'c' });
    void client.get({ name: 'Boards', options: { username: 'a' } });
    expect(server.requests).toHaveLength(4);
  });

  test('[RC-04] one that was let go is the same for all who come back to it', async () => {
    const { client, ...server } = createTestClient({ maxInactive: 0 });
    const before = client.resource(boards);
    before.subscribe(noopListener)();
    await flushPromises();
    before.subscribe(noopListener);
    expect(client.resource(boards)).toBe(before);
    client.invalidate('Boards');
    expect(server.requests).toHaveLength(3);
  });

  test('[RC-04] hydrated data is retained until its first use, and refetched after eviction', async () => {
    const { client: onServer, ...server } = createTestClient();
    const read = onServer.get(boards);
    await requestAt(server, 0).answer([clay]);
    await read;
    const { client, ...browserServer } = createTestClient({ maxInactive: 0 });
    client.hydrate(onServer.dehydrate());
    const other = client.get({ name: 'Pin', options: { id: '1' } });
    await requestAt(browserServer, 0).refuse(404);
    await other;
    await flushPromises();
    expect(await client.get(boards)).toMatchObject({ data: [clay] });
    await flushPromises();
    void client.get(boards);
    expect(browserServer.requests).toHaveLength(2);
  });

  test('[RC-04] keeps what is looked at, however long ago it was left before', async () => {
    const { client, ...server } = createTestClient({ maxInactive: 1 });
    const read = client.get(boards);
    await requestAt(server, 0).answer([clay]);
    await read;
    await flushPromises();
    client.resource(boards).subscribe(noopListener);
    const other = client.get({ name: 'Boards', options: { username: 'teo' } });
    await requestAt(server, 1).answer([glass]);
    await other;
    await flushPromises();
    expect(client.resource(boards).getSnapshot()).toMatchObject({ data: [clay] });
  });

  test('[RC-04] everything: no subscriber sees a list without its data', async () => {
    const { client, ...server } = createTestClient();
    const resource = client.resource(boards);
    const views: unknown[] = [];
    resource.subscribe(() => views.push(resource.getSnapshot()));
    await requestAt(server, 0).answer([clay]);
    views.length = 0;
    client.clear();
    expect(views).not.toHaveLength(0);
    expect(views.filter((view) => !Object.hasOwn(view as object, 'data'))).toEqual(views);
  });

  test('[RC-04] everything: also what the server had shown', async () => {
    const { client: onServer, ...server } = createTestClient();
    const read = onServer.get(boards);
    await requestAt(server, 0).answer([clay]);
    await read;
    const { client } = createTestClient();
    client.hydrate(onServer.dehydrate());
    client.clear();
    expect(client.resource(boards).getSnapshot()).toEqual({ kind: 'idle' });
    expect(client.resource(boards).getServerSnapshot()).toEqual({ kind: 'idle' });
    expect(client.entity('boards', '5').getServerSnapshot()).toBeUndefined();
  });
});
