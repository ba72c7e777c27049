import { expect, test } from 'vitest';

import { serverSettings, settingArguments, sharedBuffersMb } from './server-settings.ts';

const GB = 1024 ** 3;
const of = (purpose: 'site' | 'test', memoryBytes = 8 * GB): Readonly<Record<string, string>> =>
  serverSettings({ purpose, socketDir: '/data/socket', memoryBytes, sharedMemoryBytes: GB });

test.for([
  [0.25, 64],
  [1, 128],
  [2, 256],
  [64, 512],
] as const)('of %d GB memory the buffers take %d MB', ([gb, mb]) => {
  expect(sharedBuffersMb(gb * GB)).toBe(mb);
});

test('the server listens on its socket and on no network', () => {
  expect(of('site')).toMatchObject({
    listen_addresses: '',
    unix_socket_directories: '/data/socket',
    unix_socket_permissions: '0700',
  });
});

test('a site keeps the safe defaults; only a test gives durability up', () => {
  expect(of('site')).not.toHaveProperty('fsync');
  expect(of('site')).not.toHaveProperty('synchronous_commit');
  expect(of('test')).toMatchObject({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
});

test('with the little shared memory of a container, parallel queries use files', () => {
  const little = serverSettings({
    purpose: 'site',
    socketDir: '/data/socket',
    memoryBytes: GB,
    sharedMemoryBytes: 64 * 1024 ** 2,
  });
  expect(little).toMatchObject({ dynamic_shared_memory_type: 'mmap' });
  expect(of('site')).not.toHaveProperty('dynamic_shared_memory_type');
});

test('what people wrote does not reach the log by way of an error', () => {
  expect(of('site')).toMatchObject({ log_error_verbosity: 'terse', log_min_error_statement: 'panic' });
});

test('settings become arguments', () => {
  expect(settingArguments({ jit: 'off', port: '1' })).toEqual(['-c', 'jit=off', '-c', 'port=1']);
});
