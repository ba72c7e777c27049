import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '../errors/errors.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { failureKind } from './failure-kind.ts';
import { startCollector, type Collector, type ReceivedSpan } from './fixtures/collector.ts';
import { statementFacts } from './statement-facts.ts';
import type { Tracing } from './spans.ts';
import { openTracing } from './tracing.ts';

// Processes, databases and archives are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test.each<[string, unknown, object]>([
  ['its name', { name: 'home feed', text: 'select 1' }, { name: 'home feed', operation: 'select' }],
  [
    'verb and table',
    'select "id" from "public"."pins" where "id" = $1',
    { name: 'select pins', operation: 'select' },
  ],
  [
    'verb and table',
    { text: 'insert into "boards" values ($1)' },
    { name: 'insert boards', operation: 'insert' },
  ],
  ['verb and table', 'update "users" set "bio" = $1', { name: 'update users', operation: 'update' }],
  ['its verb', 'begin', { name: 'begin', operation: 'begin' }],
  ['nothing', undefined, { name: 'statement', operation: 'statement' }],
])('a statement is described by %s', (_, query, facts) => {
  expect(statementFacts(query)).toEqual(facts);
});

test.each<[unknown, string]>([
  [new AppError('board_not_found'), 'board_not_found'],
  [
    new Error('Ines said …', { cause: Object.assign(new Error('(email)=(a@b.c)'), { code: '23505' }) }),
    '23505',
  ],
  [new TypeError('x of Ines'), 'TypeError'],
  [Object.assign(new Error(), { code: 'a sentence about Ines' }), 'Error'],
  ['Ines', 'unknown'],
])('a failure is described by its kind, never by its words: %s', (thrown, kind) => {
  expect(failureKind(thrown)).toBe(kind);
});

const log = { warn: () => undefined };
let collector: Collector;
let tracing: Tracing;
let site: TestApp;
let ines: TestVisitor;
let save: ReceivedSpan | undefined;

const factsOf = ({ attributes }: ReceivedSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

beforeAll(async () => {
  collector = await startCollector();
  const opened = await openTracing({ tracesTo: collector.address, traceShare: 1 }, log);
  if (!opened) throw new Error('Tracing did not start.');
  tracing = opened;
  site = await testApp({ tracing, proxy: { trustedProxies: { kind: 'hops', count: 1 } } });
  ines = await site.member('Ines Moreau-Nameofaperson');
  const noor = await site.member();
  const from = (await noor.call('Board', 'create', { name: 'Kites' })).data.id;
  const to = (await ines.call('Board', 'create', { name: 'Wordsofaperson' })).data.id;
  const bytes = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#a06030' } })
    .png()
    .toBuffer();
  const image = `data:image/png;base64,${bytes.toString('base64')}`;
  const pin = (await noor.call('Pin', 'create', { board_id: from, image_base64: image })).data.id;
  const parent = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const saved = await ines.call('Repin', 'create', { pin_id: pin, board_id: to }, parent);
  expect(saved.status).toBe(200);
  await site.app.inject('/pin/123456789/?q=searchofaperson');
  await site.app.inject('/healthz');
  await tracing.span('job send-mail', { 'messaging.destination.name': 'send-mail' }, () =>
    site.pool.query('select 1'),
  );
  await Promise.all(Array.from({ length: 30 }, () => ines.get('Boards', { username: ines.username })));
  await tracing.close();
  save = collector.spans.find(({ name }) => name === 'POST /resource/RepinResource/create/');
});
afterAll(async () => {
  await site.close();
  await collector.close();
});

const below = (parent: ReceivedSpan | undefined): readonly ReceivedSpan[] =>
  collector.spans.filter(
    ({ parentSpanId, traceId }) => parentSpanId === parent?.spanId && traceId === parent?.traceId,
  );

test('[BF-10] a save is a span with its statements below it', () => {
  expect(save).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    kind: 2,
  });
  expect(save && factsOf(save)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/resource/RepinResource/create/',
    'http.response.status_code': 200,
  });
  const operations = below(save).map((span) => factsOf(span)['db.operation.name']);
  expect(operations).toEqual(expect.arrayContaining(['select', 'with']));
  for (const span of below(save)) expect(factsOf(span)['db.system.name']).toBe('postgresql');
});

test('[BF-10] each request has its own statements, also when they wait for a connection', () => {
  const lists = collector.spans.filter(({ name }) => name === 'GET /resource/BoardsResource/get/');
  const counts = lists.map((list) => below(list).length);
  expect(lists.length).toBe(30);
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toBeGreaterThan(0);
});

test('[BF-10] a job is a span, too', () => {
  const job = collector.spans.find(({ name }) => name === 'job send-mail');
  expect(below(job).map(({ name }) => name)).toEqual(['select']);
});

test('[BF-10] spans name patterns: no word, name, address, value or search of a person', () => {
  const exported = collector.texts.join();
  for (const secret of ['ofaperson', '123456789', 'pegboard.example', '10.0.0.', ines.id, '$1'])
    expect(exported).not.toContain(secret);
  expect(collector.spans.map(({ name }) => name)).not.toContain('GET /healthz');
});

test('[BF-10] without a collector nothing of the SDK is loaded, with one it is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pegboard-modules-'));
  const report = join(import.meta.dirname, 'fixtures/report-modules.ts');
  const cli = join(import.meta.dirname, '../../site/cli.ts');
  const loaded = async (env: Record<string, string>): Promise<string> => {
    const args = ['--conditions=@pegboard/source', '--import', report, cli, 'jobs'];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: {
        PATH: process.env['PATH'],
        PEGBOARD_DATA_DIR: dataDir,
        DATABASE_URL: site.deps.env.databaseUrl,
        ...env,
      },
    });
    return stdout.split('loaded: ')[1] ?? '';
  };
  // The queue loads the API package, which does nothing without an SDK.
  expect(JSON.parse(await loaded({}))).toEqual(['@opentelemetry/api']);
  expect(JSON.parse(await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address }))).toEqual(
    expect.arrayContaining(['@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-http']),
  );
  await rm(dataDir, { recursive: true });
});
