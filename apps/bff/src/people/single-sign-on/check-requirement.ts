import { AppError } from '../../platform/errors/errors.ts';
import type { Deps } from './deps.ts';
import { domainOfEmail } from './rules.ts';
import { openConfirmed } from './sign-on-cookie.ts';
import type { DomainProvider } from './domain-provider.ts';

/**
 * Throws `sign_on_required` if the business of the domain of an email requires its provider (AC-09). One who just confirmed the email
 * at this provider may log in by the method that the account has, to link both.
 */
export async function checkRequirement(
  deps: Pick<Deps, 'env' | 'now'>,
  findRequired: (domain: string) => Promise<DomainProvider | undefined>,
  email: string,
  cookie: string | undefined,
): Promise<void> {
  const provider = await findRequired(domainOfEmail(email) ?? '');
  if (!provider) return;
  const confirmed = openConfirmed(deps, cookie);
  const isConfirmed =
    confirmed !== undefined &&
    !confirmed.isTest &&
    confirmed.provider === provider.key &&
    confirmed.issuer === provider.issuer &&
    confirmed.email === email;
  if (!isConfirmed) throw new AppError('sign_on_required');
}
