import { and, count, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { sealSecret } from '../../people/accounts/index.ts';
import {
  discoverProvider,
  findUnreachable,
  openConfirmed,
  toSignOnProvider,
} from '../../people/single-sign-on/index.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import { logAction, type Membership } from '../business/index.ts';
import type { Deps } from './deps.ts';
import type { DomainRow } from './find-providers.ts';
import { isProved } from './prove-domain.ts';
import { DOMAINS_MAX } from './rules.ts';
import { signOnDomains } from './tables.ts';

const TOKEN_BYTES = 24;
const UNREACHABLE = 'We could not reach this address.';
const WRONG_ISSUER = 'There is no OpenID Connect provider at this address, or it names another issuer.';

/** Claims a domain for a business. Nothing follows from it until it is proved. Throws `sign_on_domains_full`. */
export async function claimDomain(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  of: Membership,
  domain: string,
): Promise<void> {
  const businessId = of.business.id;
  await db.transaction(async (tx) => {
    const [own] = await tx
      .select({ claimed: count() })
      .from(signOnDomains)
      .where(eq(signOnDomains.businessId, businessId));
    if ((own?.claimed ?? 0) >= DOMAINS_MAX) throw new AppError('sign_on_domains_full');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const made = await tx
      .insert(signOnDomains)
      .values({ id: newId(), businessId, domain, token, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: signOnDomains.id });
    if (made.length > 0) await logChange(tx, of, domain);
  });
}

/** Looks for the proof of a domain. Throws `sign_on_domain_unproved`, and `sign_on_domain_taken` if another business proved it. */
export async function proveDomain(deps: Deps, of: Membership, id: string): Promise<void> {
  const { db, now } = deps;
  const row = await findOwnDomain(db, of, id);
  if (row.provedAt) return;
  if (!(await isProved(deps, row.domain, row.token))) throw new AppError('sign_on_domain_unproved');
  try {
    await db.transaction(async (tx) => {
      await tx.update(signOnDomains).set({ provedAt: now() }).where(eq(signOnDomains.id, row.id));
      await logChange(tx, of, row.domain);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'sign_on_domains_proved'))
      throw new AppError('sign_on_domain_taken', { cause: error });
    throw error;
  }
}

/** The provider of a domain, as its business enters it. */
export type ProviderInput = {
  readonly issuer: string;
  readonly clientId: string;
  /** Empty if the stored one stays. */
  readonly clientSecret: string;
};

/**
 * Stores the provider of a proved domain, and turns it off until it is tested. A stored secret stays only for the same issuer: it is
 * sent to no other. Throws `invalid_input`, `sign_on_domain_unproved`.
 */
export async function setProvider(
  deps: Deps,
  of: Membership,
  id: string,
  input: ProviderInput,
): Promise<void> {
  const row = await findOwnDomain(deps.db, of, id);
  if (!row.provedAt) throw new AppError('sign_on_domain_unproved');
  const { issuer, clientId, clientSecret } = input;
  if (clientSecret === '' && (row.sealedSecret === null || row.issuer !== issuer))
    throw new AppError('invalid_input', { fields: { client_secret: 'Enter the secret of the client.' } });
  await checkIssuer(deps, row, input);
  await deps.db.transaction(async (tx) => {
    const sealedSecret =
      clientSecret === ''
        ? row.sealedSecret
        : sealSecret(deps.env.secret, row.id, clientSecret, 'sign-on-client');
    await tx
      .update(signOnDomains)
      .set({ issuer, clientId, sealedSecret, enabledAt: null, isRequired: false })
      .where(eq(signOnDomains.id, row.id));
    await logChange(tx, of, row.domain);
  });
}

/**
 * Turns the log-in of a domain on or off. Throws `sign_on_untested` unless the cookie has an email of the domain that the provider
 * confirmed in a test.
 */
export async function setState(
  deps: Deps,
  of: Membership,
  id: string,
  {
    isOn,
    isRequired,
    cookie,
  }: { readonly isOn: boolean; readonly isRequired: boolean; readonly cookie: string | undefined },
): Promise<void> {
  const row = await findOwnDomain(deps.db, of, id);
  if (isOn && !row.enabledAt && !isTested(deps, row, cookie)) throw new AppError('sign_on_untested');
  await deps.db.transaction(async (tx) => {
    await tx
      .update(signOnDomains)
      .set({ enabledAt: isOn ? (row.enabledAt ?? deps.now()) : null, isRequired: isOn && isRequired })
      .where(eq(signOnDomains.id, row.id));
    await logChange(tx, of, row.domain);
  });
}

/** Returns whether a cookie proves a test of the provider of a domain. */
export function isTested(
  deps: Pick<Deps, 'env' | 'now'>,
  row: DomainRow,
  cookie: string | undefined,
): boolean {
  const tested = openConfirmed(deps, cookie);
  return tested?.isTest === true && tested.provider === String(row.id) && tested.issuer === row.issuer;
}

/** Removes a domain with its provider: its members log in by the other methods that they have. */
export async function removeDomain({ db }: Pick<Deps, 'db'>, of: Membership, id: string): Promise<void> {
  const row = await findOwnDomain(db, of, id);
  await db.transaction(async (tx) => {
    await tx.delete(signOnDomains).where(eq(signOnDomains.id, row.id));
    await logChange(tx, of, row.domain);
  });
}

async function findOwnDomain(db: Db, { business }: Membership, id: string): Promise<DomainRow> {
  const [row] = await db
    .select()
    .from(signOnDomains)
    .where(and(eq(signOnDomains.id, parseId(id) ?? 0n), eq(signOnDomains.businessId, business.id)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Reads the metadata of a new provider, so that a wrong address is known at once. Throws `invalid_input`. */
async function checkIssuer(deps: Deps, { id, domain }: DomainRow, input: ProviderInput): Promise<void> {
  // The metadata is read without the secret, which may be the stored one.
  const clientSecret = input.clientSecret || 'stored';
  const provider = toSignOnProvider(deps, { ...input, clientSecret, key: String(id), domain });
  try {
    await discoverProvider(provider);
  } catch (error) {
    const why = findUnreachable(error)?.why;
    const isWrong = why === undefined || why === 'type_refused' || why === 'too_large';
    throw new AppError('invalid_input', {
      fields: { issuer: isWrong ? WRONG_ISSUER : UNREACHABLE },
      cause: error,
    });
  }
}

const logChange = (tx: Db, of: Membership, domain: string): Promise<void> =>
  logAction(tx, of, 'business.changed', domain);
