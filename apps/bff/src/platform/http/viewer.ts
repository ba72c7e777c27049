import { AppError } from '../errors/errors.ts';

/** The signed-in member who makes a request: read with the session, once per request, and passed down. */
export type SignedIn = {
  readonly id: bigint;
  readonly username: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly about: string | null;
  readonly websiteUrl: string | null;
  readonly pronouns: string | null;
  readonly isVerifiedMerchant: boolean;
  readonly followerCount: number;
  readonly followingCount: number;
  readonly createdAt: Date;
  readonly hidesFromSearchEngines: boolean;
  readonly isPrivate: boolean;
  readonly imageSignature: string | null;
  readonly email: string;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly locale: string;
  readonly country: string;
  readonly gender: 'female' | 'male' | 'unspecified';
  readonly birthYear: number | null;
  /** Allows ads chosen by activity on the site. */
  readonly adsByActivity: boolean;
  /** Allows ads chosen by data of partners; null while the member has not chosen. */
  readonly adsByPartners: boolean | null;
  readonly role: 'user' | 'moderator' | 'employee';
  readonly quickSavesBoardId: string | null;
  /** True if the member has blocked someone or was blocked: only then do statements filter by blocks. */
  readonly hasBlocks: boolean;
  /** True if the member mutes something (SR-13): only then do statements filter by mutes. */
  readonly hasMutes: boolean;
};

/** The member who makes a request, or null for a signed-out visitor. */
export type Viewer = SignedIn | null;

/** Returns the viewer; throws `login_required` for a signed-out visitor. */
export function requireSignedIn(viewer: Viewer): SignedIn {
  if (!viewer) throw new AppError('login_required');
  return viewer;
}

/** Returns whether the viewer works for the site. */
export function isEmployee(viewer: Pick<SignedIn, 'role'> | null): boolean {
  return viewer?.role === 'employee';
}

/** Throws `forbidden` for everyone who is not an employee. */
export function requireEmployee(viewer: SignedIn): void {
  if (!isEmployee(viewer)) throw new AppError('forbidden');
}
