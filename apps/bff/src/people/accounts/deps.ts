import type { Db } from '../../platform/database/db.ts';
import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';

/** The services that `people/accounts` needs. */
export type Deps = DatabaseDeps & JobDeps & RateLimitDeps & ClockDeps & LogDeps & ConfigDeps;

/** The results of domains above this one that accounts show and change. */
export type AccountPorts = {
  /** Counts the pins of a member on the boards that the viewer sees listed. */
  readonly countPins: (viewer: Viewer, userId: bigint) => Promise<number>;
  /**
   * Returns the id of the image that an upload of the viewer's became, and locks the upload until the transaction ends. Throws `upload_not_found`, `upload_not_ready` by
   * the field that named it, and what the upload failed for.
   */
  readonly findUploadedImage: (tx: Db, viewer: SignedIn, uploadId: bigint, field: string) => Promise<bigint>;
};
