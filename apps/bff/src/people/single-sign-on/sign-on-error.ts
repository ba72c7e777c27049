import { AppError } from '../../platform/errors/errors.ts';
import type { Deps } from './deps.ts';
import { ProviderUnreachable } from './provider-client.ts';
import type { SignOnProvider } from './sign-on-provider.ts';

/**
 * Returns the error of a log-in at a provider for its member, and logs the reason for the operator: neither a code nor a token is in
 * it.
 */
export function toSignOnError(
  { log }: Pick<Deps, 'log'>,
  { key, issuer }: Pick<SignOnProvider, 'key' | 'issuer'>,
  error: unknown,
): AppError {
  if (error instanceof AppError) return error;
  const unreachable = findUnreachable(error);
  log.warn({ provider: key, issuer, why: describeSignOnError(error) }, 'single sign-on failed');
  return new AppError(unreachable ? 'sign_on_unavailable' : 'sign_on_failed', { cause: error });
}

/** Returns the reason of an error of the library or of the safe fetch, in one line. */
export function describeSignOnError(error: unknown): string {
  const unreachable = findUnreachable(error);
  if (unreachable) return unreachable.why;
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const inner = cause instanceof Error ? ` (${cause.message})` : '';
  return `${error.message}${inner}`;
}

/** Returns the error of the safe fetch that the library wrapped, if it is the reason. */
export function findUnreachable(error: unknown): ProviderUnreachable | undefined {
  if (error instanceof ProviderUnreachable) return error;
  return error instanceof Error && error.cause !== undefined ? findUnreachable(error.cause) : undefined;
}
