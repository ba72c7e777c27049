import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { logOptions, serializeError } from './log-options.ts';

test('[BF-10] of an error its class, its cause and where it was thrown are logged: no value, no connection, no path of the machine', () => {
  const lines: string[] = [];
  const log = pino(logOptions('info'), { write: (line: string) => void lines.push(line) });
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(ada@pegboard.example) already exists.',
    client: { secretKey: 4711 },
  });
  log.error(
    { err: new DrizzleQueryError('insert into users', ['ada@pegboard.example'], cause) },
    'request failed',
  );
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request failed',
    err: {
      type: 'DrizzleQueryError',
      message: 'duplicate key value violates unique constraint "users_email"',
      code: '23505',
      stack: expect.stringMatching(/^\s+at .*apps\/bff\/src\/platform\/logging\/log-options\.test\.ts:\d+/),
    },
  });
  for (const hidden of ['ada@', '4711', 'client', process.cwd()]) expect(line).not.toContain(hidden);
});

test.each([
  ['a string', 'string'],
  [undefined, 'undefined'],
  [null, 'object'],
  [{ message: 'no error' }, 'object'],
])('%j that was thrown is logged as no error', (thrown, type) => {
  expect(serializeError(thrown)).toEqual({
    type,
    message: 'Something was thrown that is no error.',
    stack: '',
  });
});
