import * as z from 'zod/mini';
import { isServerError, type RequestError } from '../model/request-error.ts';
import { sendRequest, type FetchPort, type RequestPorts, type ResourceRequest } from '../send-request.ts';

/** The options of `createRestPorts`. */
export type RestPortsOptions = {
  /** The origin of the server, such as `https://pegboard.example`; empty for that of the page. */
  readonly baseUrl: string;
  /** By default, the `fetch` of the page, with its cookies. */
  readonly fetch?: FetchPort | undefined;
  /** By default, the token of the cookie `csrftoken`. */
  readonly csrfToken?: (() => string) | undefined;
  readonly report?: RequestPorts['report'];
};

/** The target of a save: without a board, the profile. */
export type RestTarget = { readonly boardId?: string; readonly sectionId?: string };

/** The location of a saved copy. */
export type RestLocation = {
  readonly copyId: string;
  readonly board: { readonly id: string; readonly name: string; readonly url: string };
  readonly section: { readonly id: string; readonly title: string } | null;
  readonly isProfile: boolean;
};

/** A board in the picker. */
export type RestBoard = {
  readonly id: string;
  readonly name: string;
  readonly privacy: 'public' | 'protected' | 'secret';
  readonly coverUrl: string | undefined;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
};

/** The reason for a failed call: no response, or a rejection with a message for the viewer. */
export type RestError =
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly isOtherSession?: boolean };

type Rejected = {
  readonly ok: false;
  readonly failure: RestError;
  readonly fields: Readonly<Record<string, string>>;
};
type Result<T> = Promise<({ readonly ok: true } & T) | Rejected>;

/** The ports of `createSaveStore` of `@pegboard/save-flow`, apart from `toast`. */
export type RestSavePorts = {
  readonly save: (save: {
    readonly pinId: string;
    readonly target: RestTarget;
    readonly key: string;
  }) => Result<{ readonly place: RestLocation }>;
  readonly move: (move: {
    readonly copyId: string;
    readonly target: RestTarget;
    readonly key: string;
  }) => Result<{ readonly place: RestLocation }>;
  readonly remove: (copy: { readonly copyId: string; readonly boardId: string }) => Result<object>;
  /** Does nothing: the server logs the saves that it receives from these ports. */
  readonly logSave: () => void;
  readonly newKey: () => string;
  readonly sleep: (ms: number) => Promise<void>;
};

/** The boards of `SaveFlowProvider` of `@pegboard/save-flow`. `boards` rejects on failure. */
export type RestBoardPorts = {
  readonly boards: (params: {
    readonly query: string;
    readonly after: string | null;
  }) => Promise<{ readonly boards: readonly RestBoard[]; readonly after: string | null }>;
  /** Returns none: the REST resources have no suggestions. */
  readonly suggested: () => Promise<readonly RestBoard[]>;
  readonly createBoard: (board: {
    readonly name: string;
    readonly privacy: RestBoard['privacy'];
  }) => Result<{ readonly board: RestBoard }>;
  readonly createSection: (section: {
    readonly boardId: string;
    readonly title: string;
  }) => Result<{ readonly section: { readonly id: string; readonly title: string } }>;
};

/** The default ports of the save flow; an app may replace each. */
export type RestPorts = { readonly saves: RestSavePorts; readonly boards: RestBoardPorts };

const privacySchema = z.enum(['public', 'protected', 'secret']);
const sectionSchema = z.object({ id: z.string(), title: z.string() });
const locationSchema = z.object({
  id: z.string(),
  board: z.object({ id: z.string(), name: z.string(), url: z.string(), layout: z.string() }),
  section: z.nullable(sectionSchema),
});
const boardSchema = z.object({ id: z.string(), name: z.string(), privacy: privacySchema });
const pickerSchema = z.array(z.extend(boardSchema, { section_count: z.number() }));

const OTHER_SESSION = new Set(['login_required', 'user_id_mismatch']);
const TOO_MANY_REQUESTS = 429;
const BOARDS_PER_PAGE = 25;

/**
 * Creates the default ports of `@pegboard/save-flow` for the REST resources of a Pegboard server. They add nothing to a
 * request but its cookies and CSRF token, so the server decides whose boards they are.
 */
export function createRestPorts(options: RestPortsOptions): RestPorts {
  const { baseUrl, report } = options;
  const ports: RequestPorts = {
    fetch: options.fetch ?? ((path, init) => fetch(baseUrl + path, { ...init, credentials: 'include' })),
    csrfToken: options.csrfToken ?? readCsrfCookie,
    ...(report && { report }),
  };
  const send = async <T>(
    request: ResourceRequest,
    schema: z.ZodMiniType<T>,
  ): Result<{ readonly data: T; readonly bookmark: string | null }> => {
    const result = await sendRequest(ports, request);
    if (!result.ok) return rejected(result.failure);
    const parsed = schema.safeParse(result.data);
    if (parsed.success) return { ok: true, data: parsed.data, bookmark: result.bookmark };
    report?.(parsed.error, request);
    return { ok: false, failure: { kind: 'network' }, fields: {} };
  };
  const locate = async (request: ResourceRequest): Result<{ readonly place: RestLocation }> => {
    const result = await send(request, locationSchema);
    if (!result.ok) return result;
    const { id, board, section } = result.data;
    return { ok: true, place: { copyId: id, board, section, isProfile: board.layout === 'quick_saves' } };
  };
  const sectionsOf = async (boardId: string): Promise<RestBoard['sections']> => {
    const request = { name: 'BoardSections', action: 'get', options: { board_id: boardId } } as const;
    const result = await send(request, z.array(sectionSchema));
    return result.ok ? result.data : [];
  };
  return {
    saves: {
      save: ({ pinId, target, key }) =>
        locate({
          name: 'Repin',
          action: 'create',
          options: { pin_id: pinId, ...targetOptions(target) },
          idempotencyKey: key,
        }),
      move: ({ copyId, target, key }) =>
        locate({
          name: 'Repin',
          action: 'update',
          options: { pin_id: copyId, ...targetOptions(target) },
          idempotencyKey: key,
        }),
      async remove({ copyId, boardId }) {
        const request = {
          name: 'Pin',
          action: 'delete',
          options: { id: copyId, board_id: boardId },
        } as const;
        const result = await sendRequest(ports, request);
        // A missing copy counts as deleted: the response to an earlier attempt was lost.
        if (result.ok || result.failure.code === 'pin_not_found') return { ok: true };
        return rejected(result.failure);
      },
      logSave: () => undefined,
      newKey: () => crypto.randomUUID(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    boards: {
      async boards({ query, after }) {
        const result = await send(
          {
            name: 'BoardPickerBoards',
            action: 'get',
            options: { query, page_size: BOARDS_PER_PAGE },
            ...(after !== null && { bookmarks: [after] }),
          },
          pickerSchema,
        );
        if (!result.ok) throw new Error('The boards could not be read.', { cause: result.failure });
        const boards = result.data.map(async ({ section_count: count, ...board }) => ({
          ...board,
          coverUrl: undefined,
          sections: count > 0 ? await sectionsOf(board.id) : [],
        }));
        return { boards: await Promise.all(boards), after: result.bookmark };
      },
      suggested: () => Promise.resolve([]),
      async createBoard({ name, privacy }) {
        const request = { name: 'Board', action: 'create', options: { name, privacy } } as const;
        const result = await send(request, boardSchema);
        return result.ok
          ? { ok: true, board: { ...result.data, coverUrl: undefined, sections: [] } }
          : result;
      },
      async createSection({ boardId, title }) {
        const options = { board_id: boardId, title };
        const result = await send({ name: 'BoardSection', action: 'create', options }, sectionSchema);
        return result.ok ? { ok: true, section: result.data } : result;
      },
    },
  };
}

const targetOptions = ({ boardId, sectionId }: RestTarget): Readonly<Record<string, string>> => ({
  ...(boardId !== undefined && { board_id: boardId }),
  ...(sectionId !== undefined && { section: sectionId }),
});

/** Converts an error: an overloaded server counts as unreachable, so that the save is sent again later. */
function rejected(failure: RequestError): Rejected {
  const { code, message, fields, http_status: status } = failure;
  if (isServerError(failure) || status === TOO_MANY_REQUESTS)
    return { ok: false, failure: { kind: 'network' }, fields };
  return {
    ok: false,
    failure: { kind: 'refused', message: message || undefined, isOtherSession: OTHER_SESSION.has(code) },
    fields,
  };
}

const readCsrfCookie = (): string => /(?:^|;\s*)csrftoken=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
