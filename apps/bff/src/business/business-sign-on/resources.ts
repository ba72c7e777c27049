import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { callbackUrl } from '../../people/single-sign-on/index.ts';
import { authenticatedResource, type AnyResource, type PageForm } from '../../platform/http/resource.ts';
import { emptyResponseSchema, idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { businessResource, findMemberships, hasPermission } from '../business/index.ts';
import { claimDomain, isTested, proveDomain, removeDomain, setProvider, setState } from './change-domain.ts';
import type { Deps } from './deps.ts';
import type { DomainRow } from './find-providers.ts';
import { domainSchema, issuerSchema, proofFile, proofRecord, proofValue } from './rules.ts';
import { signOnDomains } from './tables.ts';

const PAGE = '/signup/sso-business-account/';
const CHECKS_A_BUSINESS = defineLimit({
  name: 'checks of domains and providers a business',
  max: 30,
  windowMs: 300_000,
  against: 'abuse',
});

const domainAnswer = z.strictObject({
  id: idAnswer,
  domain: z.string(),
  is_proved: z.boolean(),
  proof: z.strictObject({ record: z.string(), file: z.string(), value: z.string() }),
  redirect_url: z.string(),
  issuer: z.string().nullable(),
  client_id: z.string().nullable(),
  has_secret: z.boolean(),
  is_tested: z.boolean(),
  is_on: z.boolean(),
  is_required: z.boolean(),
});
const businessAnswer = z.strictObject({ id: idAnswer, name: z.string(), domains: z.array(domainAnswer) });

const formAt = (step: string, keeps: readonly string[], hides: readonly string[] = []): PageForm => ({
  path: `${PAGE}${step}/`,
  keeps: ['business_id', ...keeps],
  hides,
  leadsTo: PAGE,
});

/** REST resources of the single sign-on of businesses: their domains with proof and provider (AC-09). */
export function businessSignOnResources(deps: Deps): readonly AnyResource[] {
  const { limits } = deps;
  return [
    authenticatedResource({
      name: 'BusinessSignOn',
      action: 'get',
      endpoint: 'v3_get_business_sign_on',
      options: z.strictObject({}),
      answer: z.array(businessAnswer),
      /** Returns the businesses whose security the viewer may change, with their domains. */
      async handle(_, { viewer, signOn }) {
        const memberships = await findMemberships(deps.db, viewer);
        const own = memberships.filter(({ member }) => hasPermission(member.role, 'security.edit'));
        const ids = own.map(({ business }) => business.id);
        const rows =
          ids.length === 0
            ? []
            : await deps.db
                .select()
                .from(signOnDomains)
                .where(inArray(signOnDomains.businessId, ids))
                .orderBy(asc(signOnDomains.id));
        return {
          data: own.map(({ business: { id, name } }) => ({
            id: String(id),
            name,
            domains: rows
              .filter(({ businessId }) => businessId === id)
              .map((row) => presentDomain(deps, row, isTested(deps, row, signOn.token))),
          })),
        };
      },
    }),
    businessResource(deps, {
      name: 'BusinessSignOnDomain',
      action: 'create',
      endpoint: 'v3_claim_sign_on_domain',
      right: 'security.edit',
      options: z.strictObject({ domain: domainSchema }),
      form: formAt('domain', ['domain']),
      answer: emptyResponseSchema,
      async handle({ domain }, of) {
        await claimDomain(deps, of, domain);
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'BusinessSignOnDomain',
      action: 'delete',
      endpoint: 'v3_remove_sign_on_domain',
      right: 'security.edit',
      options: z.strictObject({ domain_id: idSchema }),
      form: formAt('remove', ['domain_id']),
      answer: emptyResponseSchema,
      async handle({ domain_id: id }, of) {
        await removeDomain(deps, of, id);
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'BusinessSignOnProof',
      action: 'create',
      endpoint: 'v3_prove_sign_on_domain',
      right: 'security.edit',
      options: z.strictObject({ domain_id: idSchema }),
      form: formAt('proof', ['domain_id']),
      answer: emptyResponseSchema,
      async handle({ domain_id: id }, of) {
        await limits.count([CHECKS_A_BUSINESS, String(of.business.id)]);
        await proveDomain(deps, of, id);
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'BusinessSignOnProvider',
      action: 'update',
      endpoint: 'v3_set_sign_on_provider',
      right: 'security.edit',
      options: z.strictObject({
        domain_id: idSchema,
        issuer: issuerSchema,
        client_id: z.string().trim().min(1, 'Enter the id of the client.').max(500),
        client_secret: z.string().trim().max(1000),
      }),
      form: formAt('provider', ['domain_id', 'issuer', 'client_id'], ['client_secret']),
      answer: emptyResponseSchema,
      async handle({ domain_id: id, issuer, client_id: clientId, client_secret: clientSecret }, of) {
        await limits.count([CHECKS_A_BUSINESS, String(of.business.id)]);
        await setProvider(deps, of, id, { issuer, clientId, clientSecret });
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'BusinessSignOnState',
      action: 'update',
      endpoint: 'v3_turn_sign_on',
      right: 'security.edit',
      options: z.strictObject({ domain_id: idSchema, is_on: z.boolean(), is_required: z.boolean() }),
      form: {
        ...formAt('state', ['domain_id', 'is_on', 'is_required']),
        optionsOf: ({ is_on: isOn, is_required: isRequired, ...rest }) => ({
          ...rest,
          is_on: isOn === 'true',
          is_required: isRequired === 'on',
        }),
      },
      answer: emptyResponseSchema,
      async handle({ domain_id: id, is_on: isOn, is_required: isRequired }, of) {
        await setState(deps, of, id, { isOn, isRequired, cookie: of.signOn.token });
        return { data: null };
      },
    }),
  ];
}

function presentDomain(
  deps: Pick<Deps, 'env'>,
  row: DomainRow,
  tested: boolean,
): z.infer<typeof domainAnswer> {
  const { domain, token } = row;
  const id = String(row.id);
  return {
    id,
    domain,
    is_proved: row.provedAt !== null,
    proof: { record: proofRecord(domain), file: proofFile(domain), value: proofValue(token) },
    redirect_url: callbackUrl(deps, id),
    issuer: row.issuer,
    client_id: row.clientId,
    has_secret: row.sealedSecret !== null,
    is_tested: tested,
    is_on: row.enabledAt !== null,
    is_required: row.isRequired,
  };
}
