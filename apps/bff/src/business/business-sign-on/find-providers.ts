import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { openSecret } from '../../people/accounts/index.ts';
import type { DomainProvider } from '../../people/single-sign-on/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { businessMembers, hasPermission } from '../business/index.ts';
import type { Deps } from './deps.ts';
import { signOnDomains } from './tables.ts';

/** A claimed domain, as stored. */
export type DomainRow = typeof signOnDomains.$inferSelect;

type Reads = Pick<Deps, 'db' | 'env'>;

/** Returns the provider of a domain of emails that is turned on. */
export async function findProviderOfDomain(deps: Reads, domain: string): Promise<DomainProvider | undefined> {
  return findEnabled(deps, eq(signOnDomains.domain, domain));
}

/** Returns the provider of a domain of emails whose members have to use it. */
export async function findRequiredProvider(deps: Reads, domain: string): Promise<DomainProvider | undefined> {
  return findEnabled(deps, and(eq(signOnDomains.domain, domain), eq(signOnDomains.isRequired, true)));
}

/** Returns the provider of a domain that is turned on, by its id. */
export async function findDomainProvider(deps: Reads, key: string): Promise<DomainProvider | undefined> {
  return findEnabled(deps, eq(signOnDomains.id, parseId(key) ?? 0n));
}

/** Returns the provider of a proved domain of a business whose security the viewer may change, turned on or not. */
export async function findOwnProvider(
  deps: Reads,
  viewer: SignedIn,
  key: string,
): Promise<DomainProvider | undefined> {
  const [row] = await deps.db
    .select({ domain: signOnDomains, role: businessMembers.role })
    .from(signOnDomains)
    .innerJoin(businessMembers, eq(businessMembers.businessId, signOnDomains.businessId))
    .where(
      and(
        eq(signOnDomains.id, parseId(key) ?? 0n),
        eq(businessMembers.userId, viewer.id),
        isNotNull(signOnDomains.provedAt),
      ),
    );
  return row && hasPermission(row.role, 'security.edit') ? toProvider(deps, row.domain) : undefined;
}

async function findEnabled(deps: Reads, condition: SQL | undefined): Promise<DomainProvider | undefined> {
  const [row] = await deps.db
    .select()
    .from(signOnDomains)
    .where(and(condition, isNotNull(signOnDomains.enabledAt)));
  return row && toProvider(deps, row);
}

function toProvider(
  { env }: Pick<Deps, 'env'>,
  { id, domain, issuer, clientId, sealedSecret }: DomainRow,
): DomainProvider | undefined {
  if (issuer === null || clientId === null || sealedSecret === null) return undefined;
  const clientSecret = openSecret(env.secret, id, sealedSecret, 'sign-on-client');
  return clientSecret === undefined ? undefined : { key: String(id), domain, issuer, clientId, clientSecret };
}
