import type { Deps } from './deps.ts';

/**
 * Logs unhandled rejections: a page that does not await a failed request affects no other request; by
 * default, Node would end the process, and with it all pending responses. It is a bug of the page, so it is
 * logged as an error.
 */
export function logUnhandledRejections(log: Deps['log']): void {
  process.on('unhandledRejection', (err: unknown) =>
    log.error({ err }, 'nobody waited for what was refused'),
  );
}
