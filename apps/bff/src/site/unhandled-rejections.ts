import type { Deps } from './deps.ts';

/**
 * A page that asks for something and does not wait for it, and is refused it, fails no one else: Node alone
 * would end the process at that, and with it everything that is being answered. It is a mistake in the page,
 * so it is logged as one.
 */
export function logUnhandledRejections(log: Deps['log']): void {
  process.on('unhandledRejection', (err: unknown) =>
    log.error({ err }, 'nobody waited for what was refused'),
  );
}
