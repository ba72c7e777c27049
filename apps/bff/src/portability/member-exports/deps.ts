import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { AccountData } from '../member-archive/index.ts';
import type { ObjectStore } from '../../platform/object-storage/index.ts';

/** The finished archives of members. */
export type ExportStoreDeps = { readonly exportStore: ObjectStore };

/** The data of members that other domains store. */
export type AccountDataDeps = {
  /** Reads what the site stores about a member beside their boards and Pins (AC-02). */
  readonly readAccountData: (db: Db, owner: SignedIn) => Promise<AccountData>;
};

/** The services that `portability/member-exports` needs. */
export type Deps = AccountDataDeps &
  ClockDeps &
  ConfigDeps &
  DatabaseDeps &
  ExportStoreDeps &
  ImageStoreDeps &
  JobDeps &
  LogDeps &
  RateLimitDeps;
