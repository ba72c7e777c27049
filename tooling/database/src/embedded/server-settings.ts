/** The purpose of a server: `site` makes acknowledged writes durable, `test` is fast and not durable. */
export type Purpose = 'site' | 'test';

const MB = 1024 * 1024;

/** Minimum shared memory in bytes; below it the server uses files instead. */
const SHARED_MEMORY_MIN_BYTES = 256 * MB;

/** Returns an eighth of the memory, at least 64 MB and at most 512 MB. */
export const sharedBuffersMb = (memoryBytes: number): number =>
  Math.min(512, Math.max(64, Math.floor(memoryBytes / 8 / MB)));

const everywhere = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // personal data stays out of the log: no values of a violated key, no statement
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_connections: '',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  jit: 'off',
} as const;

const keepsNothing = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  io_method: 'sync',
} as const;

/**
 * Returns the settings of the embedded server; it listens only on a Unix socket. Timeouts of statements and
 * locks are set by the application, per connection.
 */
export const serverSettings = (of: {
  readonly purpose: Purpose;
  readonly socketDir: string;
  readonly memoryBytes: number;
  /** Containers often have only 64 MB of shared memory, on which a parallel query would fail. */
  readonly sharedMemoryBytes: number;
}): Readonly<Record<string, string>> => {
  const shared = sharedBuffersMb(of.memoryBytes);
  return {
    ...everywhere,
    unix_socket_directories: of.socketDir,
    max_connections: of.purpose === 'test' ? '300' : '100',
    shared_buffers: `${of.purpose === 'test' ? Math.min(shared, 128) : shared}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(of.memoryBytes / 2 / MB))}MB`,
    ...(of.sharedMemoryBytes < SHARED_MEMORY_MIN_BYTES ? { dynamic_shared_memory_type: 'mmap' } : {}),
    ...(of.purpose === 'test' ? keepsNothing : {}),
  };
};

/** Returns settings as arguments of `postgres`. */
export const settingArguments = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
