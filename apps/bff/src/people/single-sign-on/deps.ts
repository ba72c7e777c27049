import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  FetchDeps,
  JobDeps,
  LogDeps,
  ProviderFetchDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { AccountPorts } from '../accounts/index.ts';
import type { DomainProvider } from './domain-provider.ts';

/** The services that `people/single-sign-on` needs. */
export type Deps = DatabaseDeps &
  JobDeps &
  RateLimitDeps &
  ClockDeps &
  LogDeps &
  ConfigDeps &
  FetchDeps &
  ProviderFetchDeps;

/** The ports of domains above this one: the providers of businesses. */
export type SignOnPorts = Pick<AccountPorts, 'redeemInvite'> & {
  /** Returns the provider of a domain of emails that its business turned on. */
  readonly findProviderOfDomain: (domain: string) => Promise<DomainProvider | undefined>;
  /** Returns a provider that its business turned on, by its key. */
  readonly findDomainProvider: (key: string) => Promise<DomainProvider | undefined>;
  /** Returns a provider that the viewer sets up, by its key, also one that is not turned on. */
  readonly findOwnProvider: (viewer: SignedIn, key: string) => Promise<DomainProvider | undefined>;
};
