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

/** The reasons for which an account cannot be deleted at present, as the codes of their errors. */
export type DeletionObstacle = 'account_runs_business' | 'account_owes_charges';

/** The consequences of deleting an account that differ between members. */
export type DeletionDescription = {
  readonly obstacle: DeletionObstacle | null;
  readonly hasPasskeys: boolean;
  /** The group boards of the member, with the collaborator to whom each passes. */
  readonly groupBoards: readonly {
    readonly name: string;
    readonly nextOwner: { readonly username: string; readonly fullName: string };
  }[];
};

/** The ports of domains above this one that accounts use. */
export type AccountPorts = {
  /** Returns the number of a member's pins on boards that are listed for the viewer. */
  readonly countPins: (viewer: Viewer, userId: bigint) => Promise<number>;
  /**
   * Returns the id of the image of a viewer's upload, and locks the upload until the transaction ends. Throws
   * `upload_not_found`, `upload_not_ready` for the given field, and the error of a failed upload.
   */
  readonly findUploadedImage: (tx: Db, viewer: SignedIn, uploadId: bigint, field: string) => Promise<bigint>;
  /** Accepts all requests to follow a member whose profile is no longer private. */
  readonly acceptFollowRequests: (userId: bigint) => Promise<void>;
  /** Counts a sign-up with an invite code, in its transaction; returns whether the code allows it. */
  readonly redeemInvite: (tx: Db, code: string) => Promise<boolean>;
  /**
   * Throws `sign_on_required` if the business of the domain of an email requires its provider. `pending` is the cookie of the
   * identity that this provider has just confirmed: its member may log in once more, to link it.
   */
  readonly checkSignOnRequirement: (email: string, pending: string | undefined) => Promise<void>;
  /** Follows topics for a member; those that do not exist are left out. */
  readonly followTopics: (viewer: SignedIn, ids: readonly string[]) => Promise<void>;
  /** Returns the consequences of deleting an account. */
  readonly describeDeletion: (db: Db, userId: bigint) => Promise<DeletionDescription>;
};
