/** An OpenID Connect provider of a business, for the emails of its domain. */
export type DomainProvider = {
  /** The id of the domain. */
  readonly key: string;
  readonly domain: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};
