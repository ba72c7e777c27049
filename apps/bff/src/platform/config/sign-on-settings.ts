import { z } from 'zod';
import { isLoopbackHost } from '../http/hosts/loopback-host.ts';
import { OperatorError } from './operator-error.ts';

const LABEL_MAX = 40;

/** The settings of the operator's OpenID Connect provider. */
export const signOnShape = {
  PEGBOARD_OIDC_ISSUER: z
    .string()
    .refine(isIssuer, { error: ({ input }) => wrongIssuer(String(input)) })
    .optional(),
  PEGBOARD_OIDC_CLIENT_ID: z.string().min(1).max(500).optional(),
  PEGBOARD_OIDC_CLIENT_SECRET: z.string().min(1).max(2000).optional(),
  PEGBOARD_OIDC_LABEL: z.string().trim().min(1).max(LABEL_MAX).optional(),
};

/** The operator's OpenID Connect provider. */
export type SignOnSettings = {
  /** The issuer, as the provider writes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The name of the provider on the button; by default its host. */
  readonly label: string;
};

/** Reads the provider; undefined if none is set. Throws an `OperatorError` if a setting is missing. */
export function readSignOnSettings(values: {
  readonly PEGBOARD_OIDC_ISSUER?: string | undefined;
  readonly PEGBOARD_OIDC_CLIENT_ID?: string | undefined;
  readonly PEGBOARD_OIDC_CLIENT_SECRET?: string | undefined;
  readonly PEGBOARD_OIDC_LABEL?: string | undefined;
}): SignOnSettings | undefined {
  const {
    PEGBOARD_OIDC_ISSUER: issuer,
    PEGBOARD_OIDC_CLIENT_ID: clientId,
    PEGBOARD_OIDC_CLIENT_SECRET: clientSecret,
    PEGBOARD_OIDC_LABEL: label,
  } = values;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new OperatorError(
      'Single sign-on needs PEGBOARD_OIDC_ISSUER, PEGBOARD_OIDC_CLIENT_ID and PEGBOARD_OIDC_CLIENT_SECRET: set all three, or none.',
    );
  return { issuer, clientId, clientSecret, label: label ?? new URL(issuer).host };
}

/** Returns whether a text is the address of an issuer (OpenID Connect Discovery 1.0, 2): https, or http on this machine. */
function isIssuer(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  if (address.includes('/.well-known/')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

function wrongIssuer(address: string): string {
  if (address.includes('/.well-known/'))
    return `write the issuer alone, without /.well-known/openid-configuration, not "${address}"`;
  return `write the issuer as the provider names it, as https://id.example/realms/pins, not "${address}"`;
}
