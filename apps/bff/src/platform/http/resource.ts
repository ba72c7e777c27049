import type { Immutable } from '@pegboard/types';
import type { z } from 'zod';
import type { AppScope } from './app-scope.ts';
import type { SignedIn, Viewer } from './viewer.ts';

/** The actions of a resource; `get` is a GET, the others are POSTs that change state. */
export type ResourceAction = 'get' | 'create' | 'update' | 'delete';

/** The context of a request to a resource, in addition to its options. */
export type Call<V extends Viewer = Viewer> = {
  readonly viewer: V;
  /** The scopes of the access token with which an app makes the request; null for a session. */
  readonly scopes: ReadonlySet<AppScope> | null;
  readonly requestId: string;
  /** The client's address, for rate limits only. */
  readonly address: string;
  /** The country of the request, if a trusted proxy sends it. */
  readonly country: string | null;
  /** The `User-Agent` header; empty when there is none. */
  readonly userAgent: string;
  /** True if the browser sends `Sec-GPC` or `DNT`. */
  readonly asksForPrivacy: boolean;
  /** The `Idempotency-Key` header, 8 to 128 characters, if sent. */
  readonly idempotencyKey: string | undefined;
  /** The session changes of the request, applied to the response's cookies. */
  readonly session: { start(token: string): void; end(): void; readonly token: string | undefined };
  /** The device of the request, known by its cookie after a log-in. */
  readonly device: { remember(token: string): void; readonly token: string | undefined };
  /** The log-in of the request whose code is awaited. */
  readonly pendingLogin: { start(token: string): void; end(): void; readonly token: string | undefined };
  /** The board whose share link has a password that this browser sent before. */
  readonly sharedBoard: { remember(grant: string): void; readonly grant: string | undefined };
  /** The log-in of the request at a provider: the one under way, or the identity that the provider confirmed. */
  readonly signOn: { start(token: string): void; end(): void; readonly token: string | undefined };
};

/** The schema of a response's data, of `zod` or of `zod/mini`. */
export type AnswerSchema = z.core.$ZodType;

/** The response of a resource: its data, and the cursor (`bookmark`) of a list's next page. */
export type Answer<T = unknown> = {
  readonly data: Immutable<T>;
  readonly bookmark?: string | null;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A form of a page that a browser can submit natively, to the address of the page. */
export type PageForm = {
  readonly path: string;
  /** The options that it submits, and that the page repeats after a rejection. */
  readonly keeps: readonly string[];
  /** The options that it submits, and that are never written into a page. */
  readonly hides: readonly string[];
  /** The fields that may occur several times; their values are joined by line breaks, which no field of one line has. */
  readonly repeats?: readonly string[];
  /** The maximum number of bytes of the body, if it differs from that of other forms. */
  readonly bytesMax?: number;
  /** Converts the form's fields to options, if they differ; an unchecked box submits nothing. */
  readonly optionsOf?: (sent: Readonly<Record<string, string>>) => unknown;
  /**
   * Returns the redirect after success, which may depend on the response and on the `next` of the address, `/` without one;
   * without it, that `next` is used (RT-07), as for an undefined one.
   */
  readonly leadsTo?: string | ((data: unknown, next: string) => string | undefined);
  /**
   * Returns what the page shows after success instead of a redirect, such as a secret that is shown once. It is rendered in
   * the response to the form, and is in no address.
   */
  readonly shows?: (data: unknown) => Readonly<Record<string, string | null>>;
};

/** The conditions of access that domains add to resources, by module augmentation. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/consistent-type-definitions -- augmented by the domains
export interface ResourceGates {}

/** A REST resource: `/resource/{name}Resource/{action}/`. */
export type Resource<O extends z.ZodType, V extends Viewer, D extends AnswerSchema> = ResourceGates & {
  readonly name: string;
  readonly action: ResourceAction;
  /** The `endpoint_name` of the envelope, such as `v3_create_board`. */
  readonly endpoint: string;
  readonly access: V extends SignedIn ? 'signed-in' : 'anyone';
  /** The scope with which an app may call it by its access token; without one, apps may not. */
  readonly scope?: AppScope;
  /** Strict schema of the options: unknown keys and other types are rejected. */
  readonly options: O;
  /** The native form by which a page calls it without scripts, if any; several pages have one each. */
  readonly form?: PageForm | readonly PageForm[];
  /** Strict schema of the response's data, on which clients can rely (BF-04). */
  readonly answer: D;
  handle(options: z.infer<O>, call: Call<V>): Promise<Answer<z.infer<D>>>;
};

/** A resource of any shape, as registered by the app. */
export type AnyResource = Omit<Resource<z.ZodType, Viewer, AnswerSchema>, 'access' | 'handle'> & {
  readonly access: 'signed-in' | 'anyone';
  handle(options: unknown, call: Call): Promise<Answer>;
};

/** Declares a resource for members and visitors. */
export function publicResource<O extends z.ZodType, D extends AnswerSchema>(
  definition: Omit<Resource<O, Viewer, D>, 'access'>,
): AnyResource {
  return { ...definition, access: 'anyone' };
}

/** Declares a resource for members; visitors receive `login_required` before anything is read. */
export function authenticatedResource<O extends z.ZodType, D extends AnswerSchema>(
  definition: Omit<Resource<O, SignedIn, D>, 'access'>,
): AnyResource {
  return { ...definition, access: 'signed-in' };
}
