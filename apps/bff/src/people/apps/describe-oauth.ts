import { z } from 'zod';
import { APP_SCOPES } from '../../platform/http/app-scope.ts';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { OAUTH_PATHS } from './provider.ts';

const text = z.string();

const tokenRequest = z.strictObject({
  grant_type: z.enum(['authorization_code', 'refresh_token']),
  code: text.optional(),
  redirect_uri: text.optional(),
  code_verifier: text.optional(),
  refresh_token: text.optional(),
  scope: text.optional(),
  client_id: text.optional(),
  client_secret: text.optional(),
});
const tokenAnswer = z.strictObject({
  access_token: text,
  token_type: z.literal('Bearer'),
  expires_in: z.int().positive(),
  scope: text,
  refresh_token: text.optional(),
});
const tokenOnly = z.strictObject({
  token: text,
  token_type_hint: text.optional(),
  client_id: text.optional(),
  client_secret: text.optional(),
});
const introspectionAnswer = z.object({
  active: z.boolean(),
  sub: text.optional(),
  client_id: text.optional(),
  scope: text.optional(),
  exp: z.int().optional(),
  iat: z.int().optional(),
  iss: text.optional(),
  token_type: text.optional(),
});
const metadataAnswer = z.object({ issuer: z.url(), scopes_supported: z.array(z.enum(APP_SCOPES)) });
const errorAnswer = z.strictObject({ error: text, error_description: text.optional() });

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const answersOf = (answer: z.ZodType): object => ({
  200: { description: 'Done.', content: { 'application/json': { schema: jsonOf(answer, 'output') } } },
  default: {
    description: 'An error of RFC 6749, 5.2.',
    content: { 'application/json': { schema: jsonOf(errorAnswer, 'output') } },
  },
});

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
    responses: answersOf(answer),
  },
});

/** The calls of an app itself in OpenAPI. */
export const describedOauthCalls: readonly DescribedOperation[] = [
  describeForm(
    OAUTH_PATHS.token,
    'requestToken',
    'Exchanges an authorization code and its verifier, or a refresh token, for tokens, once.',
    tokenRequest,
    tokenAnswer,
  ),
  describeForm(
    OAUTH_PATHS.revocation,
    'revokeToken',
    'Revokes an access token or a refresh token, and all others of its grant.',
    tokenOnly,
    z.strictObject({}),
  ),
  describeForm(
    OAUTH_PATHS.introspection,
    'introspectToken',
    'Describes a token of the calling app.',
    tokenOnly,
    introspectionAnswer,
  ),
  {
    path: OAUTH_PATHS.metadata,
    method: 'get',
    operation: {
      operationId: 'readOauthMetadata',
      tags: ['oauth'],
      summary: 'Describes the OAuth server of the site (RFC 8414).',
      responses: answersOf(metadataAnswer),
    },
  },
];
