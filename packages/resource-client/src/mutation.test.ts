import { expect, test } from 'vitest';
import { createTestClient } from './testing/test-client.ts';
import { requestAt } from './testing/test-server.ts';
import { createMutation } from './mutation.ts';

function aWriter() {
  const { client, ...server } = createTestClient();
  const writer = createMutation(client, { name: 'Board', action: 'create' });
  const kinds: string[] = [];
  writer.subscribe(() => kinds.push(writer.getSnapshot().kind));
  return { writer, server, kinds };
}

test('[RC-01] a change is sent, and done', async () => {
  const { writer, server, kinds } = aWriter();
  expect(writer.getSnapshot()).toEqual({ kind: 'ready' });
  const result = writer.send({ name: 'Clay' });
  await requestAt(server, 0).answer({ id: '5' });
  expect(await result).toMatchObject({ ok: true, data: { id: '5' } });
  expect(writer.getSnapshot()).toEqual({ kind: 'done', data: { id: '5' } });
  expect(kinds).toEqual(['sending', 'done']);
});

test('[RC-01] a change that is refused tells why, until another is sent', async () => {
  const { writer, server } = aWriter();
  void writer.send({});
  await requestAt(server, 0).refuse(409, { code: 'board_name_taken' });
  expect(writer.getSnapshot()).toMatchObject({
    kind: 'failed',
    failure: { http_status: 409, code: 'board_name_taken' },
  });
  void writer.send({});
  expect(writer.getSnapshot()).toEqual({ kind: 'sending' });
});

test('[RC-01] of two concurrent mutations the later determines the state, and both complete', async () => {
  const { writer, server } = aWriter();
  const first = writer.send({ name: 'Clay' });
  void writer.send({ name: 'Glass' });
  await requestAt(server, 1).answer({ id: '6' });
  await requestAt(server, 0).refuse(500);
  expect(await first).toMatchObject({ ok: false });
  expect(writer.getSnapshot()).toEqual({ kind: 'done', data: { id: '6' } });
});

test('[RC-04] a reopened form is idle, and the sent mutation completes', async () => {
  const { writer, server } = aWriter();
  const result = writer.send({ name: 'Clay' });
  writer.reset();
  await requestAt(server, 0).answer({ id: '5' });
  expect(await result).toMatchObject({ ok: true });
  expect(writer.getSnapshot()).toEqual({ kind: 'ready' });
});
