import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createAccessTokens } from '../accounts/index.ts';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { takeForms } from '../../platform/http/plugins/bodies.ts';
import { parseOptions } from '../../platform/http/plugins/endpoint.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';
import { exchangeCode } from './exchange-code.ts';

const TOKEN_PATH = '/oauth/token';
const REVOCATION_PATH = '/oauth/revoke';
const FORM_LIMIT_BYTES = 4096;
const PARAMETER_MAX = 500;

const EXCHANGES_PER_HOUR = defineLimit({
  name: 'exchanged codes an address',
  max: 120,
  windowMs: 3_600_000,
  against: 'abuse',
});

const exchangeSchema = z.strictObject({
  grant_type: z.literal('authorization_code', 'Use authorization_code.'),
  code: z.string().max(PARAMETER_MAX),
  client_id: z.string().max(PARAMETER_MAX),
  redirect_uri: z.string().max(PARAMETER_MAX),
  code_verifier: z
    .string()
    .max(128)
    .regex(/^[\w.~-]{43,128}$/, 'Use 43 to 128 letters, digits and ._~-'),
});
const tokenAnswer = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().positive(),
  scope: z.string(),
});
const revocationSchema = z.strictObject({
  token: z.string().max(PARAMETER_MAX),
  token_type_hint: z.string().max(PARAMETER_MAX).optional(),
});

/**
 * The calls of an app itself: `POST /oauth/token` exchanges a code for a token (RFC 6749, 4.1.3), `POST /oauth/revoke` gives
 * a token up (RFC 7009). They take forms, and neither read nor need cookies: code and verifier, or the token, are the proof.
 */
export async function tokenRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.removeAllContentTypeParsers();
  takeForms(app, FORM_LIMIT_BYTES);
  const tokens = createAccessTokens(deps);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const path of [TOKEN_PATH, REVOCATION_PATH]) rejectOtherMethods(app, path, ['POST']);
  app.post(TOKEN_PATH, async (request, reply) => {
    await deps.limits.count([EXCHANGES_PER_HOUR, getClientSubnet(request.ip)]);
    const sent = parseOptions(exchangeSchema, request.body ?? {}) as z.infer<typeof exchangeSchema>;
    const { token, expiresInSeconds, scopes } = await exchangeCode(deps, {
      code: sent.code,
      clientId: sent.client_id,
      redirectUri: sent.redirect_uri,
      codeVerifier: sent.code_verifier,
    });
    const answer: z.infer<typeof tokenAnswer> = {
      access_token: token,
      token_type: 'Bearer',
      expires_in: expiresInSeconds,
      scope: scopes.join(' '),
    };
    return reply.send(answer);
  });
  app.post(REVOCATION_PATH, async (request, reply) => {
    await deps.limits.count([EXCHANGES_PER_HOUR, getClientSubnet(request.ip)]);
    const { token } = parseOptions(revocationSchema, request.body ?? {}) as z.infer<typeof revocationSchema>;
    await tokens.revoke(token);
    return reply.send({});
  });
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const describeForm = (
  path: string,
  operationId: string,
  summary: string,
  body: z.ZodType,
  answer: z.ZodType,
): DescribedOperation => ({
  path,
  method: 'post',
  operation: {
    operationId,
    tags: ['oauth'],
    summary,
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: jsonOf(body, 'input') } },
    },
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: jsonOf(answer, 'output') } } },
      default: { $ref: '#/components/responses/Failure' },
    },
  },
});

/** The calls of an app itself in OpenAPI. */
export const describedTokenCalls: readonly DescribedOperation[] = [
  describeForm(
    TOKEN_PATH,
    'exchangeAuthorizationCode',
    'Exchanges an authorization code and its verifier for an access token, once.',
    exchangeSchema,
    tokenAnswer,
  ),
  describeForm(
    REVOCATION_PATH,
    'revokeAccessToken',
    'Revokes an access token.',
    revocationSchema,
    z.strictObject({}),
  ),
];
