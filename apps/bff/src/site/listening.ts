import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from '../platform/config/operator-error.ts';

type Address = { readonly host: string; readonly port: number };

/**
 * Converts the error of a server that cannot listen to an `OperatorError` with advice; other errors are
 * returned unchanged.
 */
export function explainListenError(error: unknown, { host, port }: Address): unknown {
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} at ${host} is in use by another program. Stop that, or choose another one with PORT.`,
    EACCES: `This user may not listen at port ${port}. Choose one from 1024 on with PORT, and put a proxy before it.`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine. Write 127.0.0.1, 0.0.0.0, or one of its own.`,
    ENOTFOUND: `HOST=${host} is unknown. Write an address of this machine, as 127.0.0.1 or 0.0.0.0.`,
    EAI_AGAIN: `HOST=${host} cannot be looked up. Write an address of this machine, as 127.0.0.1 or 0.0.0.0.`,
    EINVAL: `HOST=${host} is no address to listen at. Write 127.0.0.1, 0.0.0.0, or one of this machine's own.`,
  };
  const message = messages[(error as NodeJS.ErrnoException | undefined)?.code ?? ''];
  return message === undefined ? error : new OperatorError(message, { cause: error });
}

/** Checks that a server can listen, before its database is opened. Throws an `OperatorError` if it cannot. */
export async function checkListening(address: Address): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(address.port, address.host), 'listening');
  } catch (error) {
    throw explainListenError(error, address);
  }
  probe.close();
  await once(probe, 'close');
}
