import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A bug with which the server can be started. */
export type Mutant = {
  /** A description of its defect, in a sentence. */
  readonly says: string;
  /** The scenario that must detect it. */
  readonly seenBy: string;
  /** Replacements in the server's sources, in the mutant's process only. */
  readonly patches: readonly Patch[];
  /** Executed on the scenario's database before the server starts. */
  readonly sql?: string;
};

/** One replacement: the text must occur in the file exactly once. */
export type Patch = { readonly file: string; readonly text: string; readonly by: string };

const sources = resolve(import.meta.dirname, '../../../apps/bff/src');

/** The bugs that the scenarios must detect, by name. */
export const MUTANTS = {
  'acknowledge before commit': {
    says: 'A save is answered while it is still being written.',
    seenBy: 'crash-bff',
    patches: [
      {
        file: 'pins/saves/save-pin.ts',
        text: 'const [saved] = await save(db, {',
        by: 'const saved = { id }; const write = (values) => void setTimeout(() => void save(db, values).catch(() => undefined), 25); write({',
      },
    ],
  },
  'acknowledge before it is stored': {
    says: 'PostgreSQL acknowledges a commit that only its memory holds.',
    seenBy: 'crash-postgres',
    patches: [
      {
        file: 'platform/database/db.ts',
        text: "const PLANS = '-c plan_cache_mode=force_custom_plan'",
        by: "const PLANS = '-c plan_cache_mode=force_custom_plan -c synchronous_commit=off'",
      },
    ],
  },
  'no pool error handler': {
    says: 'Nobody listens to connections that are lost while they idle.',
    seenBy: 'database-stopped',
    patches: [
      { file: 'platform/database/db.ts', text: "pool.on('error', report);", by: '' },
      {
        file: 'platform/database/db.ts',
        text: "client.on('error', report);",
        by: '',
      },
    ],
  },
  'no client error handler': {
    says: 'Nobody listens to connections that are lost inside a transaction.',
    seenBy: 'crash-postgres',
    patches: [
      {
        file: 'platform/database/db.ts',
        text: "client.on('error', report);",
        by: '',
      },
    ],
  },
  'no idempotency': {
    says: 'The key of a save is ignored.',
    seenBy: 'lost-answers',
    patches: [
      {
        file: 'pins/saves/save-and-log.ts',
        text: 'await savePin(deps.db, viewer, request, options.idempotencyKey)',
        by: 'await savePin(deps.db, viewer, request, undefined)',
      },
    ],
  },
  'key without its effect': {
    says: 'A key is stored in a statement of its own, after the save.',
    seenBy: 'lost-answers',
    patches: [
      {
        file: 'pins/saves/save-pin.ts',
        text: "from saved where ${value('isOnce')}",
        by: "from saved where ${value('isOnce')} and random() < 0.5",
      },
    ],
  },
  'no unique pin': {
    says: 'A board may hold a content twice: a save looks first and writes then.',
    seenBy: 'races',
    sql: 'drop index pins_once_a_board',
    patches: [
      {
        file: 'pins/saves/save-pin.ts',
        text: 'on conflict (board_id, content_id) where deleted_at is null\n      do update set section_id = excluded.section_id, is_repin = pins.is_repin and excluded.is_repin',
        by: '',
      },
    ],
  },
  'no unique follow': {
    says: 'A follow may be there twice.',
    seenBy: 'races',
    sql: 'drop index user_follows_once',
    patches: [
      {
        file: 'relationships/follows/follow.ts',
        text: 'on conflict do nothing returning 1',
        by: 'returning 1',
      },
    ],
  },
  'select, then insert quick saves': {
    says: 'The board of quick saves is looked for first and made then, with nothing to hold it to one.',
    seenBy: 'quick-saves',
    sql: 'drop index boards_one_quick_saves; drop index boards_slug',
    patches: [],
  },
  'errors answered as success': {
    says: 'What goes wrong in a call is answered as done.',
    seenBy: 'database-stopped',
    patches: [
      {
        file: 'platform/http/plugins/endpoint.ts',
        text: 'const { viewer, scopes } = await authenticate(request, reply, endpoint.scope);',
        by: "const viewer = await request.viewer().catch(() => ({ id: 1000n, quickSavesBoardId: '1001000', hasBlocks: false })); const scopes = undefined;",
      },
      {
        file: 'platform/http/plugins/endpoint.ts',
        text: 'const answer = await endpoint.handle(options, { ...call, scopes });',
        by: "const answer = await endpoint.handle(options, { ...call, scopes }).catch(() => ({ data: { id: '1' } }));",
      },
    ],
  },
  'unbounded connect': {
    says: 'A request waits for a connection as long as it takes.',
    seenBy: 'database-silent',
    patches: [
      {
        file: 'platform/database/db.ts',
        text: 'const CONNECT_TIMEOUT_MS = 1200;',
        by: 'const CONNECT_TIMEOUT_MS = 60_000;',
      },
    ],
  },
  'silence is waited for': {
    says: 'A request waits for a connection that says nothing as long as it takes.',
    seenBy: 'database-frozen',
    patches: [
      {
        file: 'platform/database/health/health.ts',
        text: 'export const DOWN_AFTER_TICKS = 12;',
        by: 'export const DOWN_AFTER_TICKS = 12_000;',
      },
    ],
  },
  'pages without their data': {
    says: 'A page whose data cannot be read is sent as it was rendered, as an error of the site.',
    seenBy: 'database-killed',
    patches: [{ file: 'platform/http/plugins/pages.ts', text: 'if (refusal) {', by: 'if (false) {' }],
  },
  'uploads count as requests': {
    says: 'Uploads that wait for their bodies are counted with all other requests, so that pages are refused.',
    seenBy: 'upload-burst',
    patches: [
      {
        file: 'platform/load-shedding/measure-load.ts',
        text: "(kind === 'upload' ? 'uploads' : 'inFlight')",
        by: "'inFlight'",
      },
    ],
  },
  'a complete upload without a job': {
    says: 'A server that was killed after the last byte of a video does not queue its processing when the client returns.',
    seenBy: 'video-kills',
    patches: [
      {
        file: 'platform/tus/tus-routes.ts',
        text: "if (Number(answer.headers['upload-offset']) === upload.bytes) await uploads.finish(upload.id);",
        by: '',
      },
    ],
  },
  'a form that is processed twice': {
    says: 'A form that is posted again after a kill queues the processing of its photo again.',
    seenBy: 'photo-kills',
    patches: [
      {
        file: 'pins/uploads/receive-upload.ts',
        text: "if (upload.status !== 'registered') return false;",
        by: '',
      },
    ],
  },
  'a second attempt that publishes again': {
    says: 'The second attempt to publish a scheduled Pin does not look whether the first one succeeded.',
    seenBy: 'schedule-kills',
    patches: [
      {
        file: 'pins/drafts/publish-scheduled.ts',
        text: "eq(pinDrafts.state, 'scheduled'), lte(pinDrafts.scheduledAt, at)));",
        by: 'lte(pinDrafts.scheduledAt, at)));',
      },
      {
        file: 'pins/drafts/publish-draft.ts',
        text: 'if (draft.pinId !== null) return draft.pinId;',
        by: '',
      },
      {
        file: 'pins/drafts/publish-draft.ts',
        text: 'if (current.pinId !== null) return current.pinId;',
        by: '',
      },
      {
        file: 'pins/drafts/publish-draft.ts',
        text: "if (mode.kind === 'due' && !isDue(current, mode.at)) return undefined;",
        by: '',
      },
    ],
  },
  'an import that continues too late': {
    says: 'A second run of an import leaves out the items behind the last result.',
    seenBy: 'archive-kills',
    patches: [
      {
        file: 'portability/member-imports/run-import.ts',
        text: 'has: (nth) => nth <= last,',
        by: 'has: (nth) => last > 0 && nth <= last + 4,',
      },
    ],
  },
  'an import in another order': {
    says: 'The Pins of an import are on their boards in the opposite order.',
    seenBy: 'archive-round-trip',
    patches: [
      {
        file: 'portability/member-imports/run-import.ts',
        text: 'position: top - pinCount',
        by: 'position: top + pinCount',
      },
    ],
  },
  'an import without computed descriptions': {
    says: 'An import forgets the computed descriptions of images.',
    seenBy: 'demo-round-trip',
    patches: [
      {
        file: 'portability/member-imports/create/create-pin.ts',
        text: 'archived.autoAltText?.slice(0, AUTO_ALT_MAX) ?? null',
        by: 'null',
      },
    ],
  },
  'a full disk is an unknown error': {
    says: 'A full disk is reported as an unexpected error.',
    seenBy: 'full-disk',
    patches: [{ file: 'platform/errors/errors.ts', text: "code === '53100' || ", by: '' }],
  },
  forceCloseConnections: {
    says: 'A stop cuts the requests in flight, and does not wait for the balancer to see it.',
    seenBy: 'rolling-restart',
    patches: [
      {
        file: 'site/app.ts',
        text: 'return503OnClosing: false,',
        by: 'return503OnClosing: false, forceCloseConnections: true,',
      },
      { file: 'platform/http/plugins/draining.ts', text: 'await sleep(noticeMs);', by: '' },
    ],
  },
  'a stop that does not wait': {
    says: 'A stop ends the process without finishing what was begun.',
    seenBy: 'rolling-restart',
    patches: [{ file: 'site/shutdown-signals.ts', text: '    await close();\n', by: '' }],
  },
} as const satisfies Readonly<Record<string, Mutant>>;

/** The name of a mutant. */
export type MutantName = keyof typeof MUTANTS;

/** Returns a mutant by name. Throws an error with all names for an unknown one. */
export function getMutant(name: string): Mutant {
  if (Object.hasOwn(MUTANTS, name)) return MUTANTS[name as MutantName];
  throw new Error(`There is no mutant '${name}'. There are: ${Object.keys(MUTANTS).join('; ')}.`);
}

/** Returns the path of the file that a patch changes. */
export function getPatchedFile({ file }: Pick<Patch, 'file'>): string {
  return resolve(sources, file);
}

/**
 * Applies the patches of one file; throws if a text does not occur exactly once, because the bug would be
 * missing.
 */
export function patched(source: string, patches: readonly Patch[]): string {
  return patches.reduce((text, patch) => {
    const found = text.split(patch.text).length - 1;
    if (found !== 1)
      throw new Error(
        `A mutant replaces a text that stands ${found} times in ${patch.file}, not once: say in tooling/proof/mutants/mutants.ts what the server does now.\n${patch.text}`,
      );
    return text.replace(patch.text, () => patch.by);
  }, source);
}

/** Checks the patches of a mutant against the sources, and throws if one would change nothing. */
export function checkPatches({ patches }: Pick<Mutant, 'patches'>): void {
  for (const [file, ofFile] of Map.groupBy(patches, ({ file }) => file))
    patched(readFileSync(getPatchedFile({ file }), 'utf8'), ofFile);
}
