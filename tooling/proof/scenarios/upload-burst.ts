import { noisyPhoto } from '@pegboard/bff/src/testing/test-picture.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPageLoad } from '../clients/page-load.ts';
import { createHeaders } from '../clients/operations.ts';
import { residentMb, watchMemory } from '../world/memory.ts';
import type { Person } from '../world/seed-world.ts';
import { send, type HttpResponse } from '../world/send.ts';
import { withClient } from '../world/with-client.ts';
import { withScenarioEnvironment, type ScenarioSettings } from './stage.ts';
import { getLastOutput, type Verdict } from './verdict.ts';

const UPLOADS_OF_A_PERSON = 25;
const PINS = 300;
const PAGES_AT_ONCE = 4;
const WARM_MS = 4000;
const WORK_MS = 10_000;
const UPLOAD_TIMEOUT_MS = 60_000;
/** Milliseconds for which a client retries a rejected upload. */
const RETRIES_END_MS = 120_000;
/** Milliseconds over which clients that were rejected together spread their retries. */
const RETRY_SPREAD_MS = 1000;
const PHOTO = { width: 1600, height: 1200 } as const;
/** The guarantee: the resident set stays below this multiple of its size while only pages are opened. */
const MEMORY_FACTOR = 1.5;
const UPLOAD_PATH = '/resource/VIPResource/upload/';
const BOUNDARY = 'pegboard-proof-boundary';

type Registered = { readonly person: Person; readonly id: string; readonly parameters: object };

/**
 * Uploads photos concurrently while visitors open pages: no page fails, the memory is bounded, and each
 * upload is accepted, some after rejections with 503 and `Retry-After`. Accepted uploads are stored once.
 */
export function uploadBurst({ size, mutant }: ScenarioSettings): Promise<Verdict> {
  const people = Math.ceil((size + 1) / UPLOADS_OF_A_PERSON);
  return withScenarioEnvironment({ mutant, people, pins: PINS }, async (stage) => {
    const bff = await stage.startBff(0, stage.postgres.url, true);
    const { port, pid } = bff;
    const paths = ['/', ...stage.world.pinIds.slice(0, 20).map((id) => `/pin/${id}/`)];
    const photo = await noisyPhoto(PHOTO.width, PHOTO.height);
    const registered: Registered[] = [];
    for (const person of stage.world.people)
      for (let nth = 0; nth < UPLOADS_OF_A_PERSON && registered.length <= size; nth += 1)
        registered.push(await register(port, person));

    // The first image starts the workers, which stay: they are part of the site's memory at rest.
    const [first, ...rest] = registered;
    if (first) await post(port, first, formOf(first.parameters, photo));
    const before = startPageLoad(port, paths, PAGES_AT_ONCE);
    await sleep(WARM_MS);
    const quiet = await before.stop();
    const idleMb = residentMb(pid);

    // Created before: the pages are measured in this process too.
    const forms = rest.map((upload) => ({ upload, form: formOf(upload.parameters, photo) }));
    const memory = watchMemory(pid);
    const during = startPageLoad(port, paths, PAGES_AT_ONCE);
    const since = performance.now();
    const answers = await Promise.all(
      forms.map(async ({ upload, form }) => ({ upload, ...(await postUntilTaken(port, upload, form)) })),
    );
    const burstMs = Math.round(performance.now() - since);
    await sleep(WORK_MS);
    const pages = await during.stop();
    memory.stop();

    const taken = answers.filter(({ answer }) => answer?.status === 204);
    const refusedFirst = answers.filter(({ refusals }) => refusals > 0).length;
    const refusals = answers.reduce((sum, answer) => sum + answer.refusals, 0);
    const others = answers.length - taken.length;
    const { lost, twice } = await countStored(
      stage.postgres.url,
      taken.map(({ upload }) => upload.id),
    );
    const seen: string[] = [];
    for (const [message, count] of pages.failed) seen.push(`${count} pages were answered '${message}'`);
    if (others > 0) seen.push(`${others} uploads were not taken: ${namesOf(answers)}`);
    if (lost > 0) seen.push(`${lost} uploads were acknowledged and are not there`);
    if (twice > 0) seen.push(`${twice} uploads were queued twice`);
    if (memory.peakMb() > MEMORY_FACTOR * idleMb)
      seen.push(`the memory rose from ${idleMb} to ${memory.peakMb()} MB`);
    if (!bff.isRunning()) seen.push(`the BFF has ended: ${getLastOutput(bff.said())}`);
    return {
      summary: [
        `${size} uploads of ${Math.round(photo.length / 1024)} kB at once: ${taken.length} taken in ${burstMs} ms, ${refusedFirst} refused at first, ${refusals} refusals in all`,
        `${pages.opened} pages meanwhile, p95 ${pages.p95Ms} ms, the slowest ${pages.slowestMs} ms (${quiet.p95Ms} and ${quiet.slowestMs} ms before)`,
        `memory ${idleMb} MB before, ${memory.peakMb()} MB at most (${(memory.peakMb() / idleMb).toFixed(2)} times)`,
      ].join('; '),
      broken: seen,
    };
  });
}

async function register(port: number, person: Person): Promise<Registered> {
  const { text } = await send(port, {
    method: 'POST',
    path: '/resource/VIPResource/create/',
    headers: createHeaders(person),
    body: { options: { type: 'pinimage' } },
  });
  const { data } = (
    JSON.parse(text) as {
      resource_response: { data: { upload_id: string; upload_parameters: object } | null };
    }
  ).resource_response;
  if (!data) throw new Error(`An upload could not be registered: ${text}`);
  return { person, id: data.upload_id, parameters: data.upload_parameters };
}

/** The last response to an upload, and the number of earlier rejections with `Retry-After`. */
type Posted = { readonly answer: HttpResponse | undefined; readonly refusals: number };

/** Posts a photo, and retries after each rejection when `Retry-After` has passed. */
async function postUntilTaken(port: number, upload: Registered, form: Buffer): Promise<Posted> {
  const end = performance.now() + RETRIES_END_MS;
  for (let refusals = 0; ; refusals += 1) {
    const answer = await post(port, upload, form);
    const seconds = Number(answer?.headers['retry-after']);
    if (answer?.status !== 503 || !(seconds > 0) || performance.now() > end) return { answer, refusals };
    await sleep(seconds * 1000 + Math.random() * RETRY_SPREAD_MS);
  }
}

function namesOf(answers: readonly Posted[]): string {
  const names = answers.map(({ answer }) => String(answer?.status ?? 'no answer'));
  return [...new Set(names.filter((name) => name !== '204'))].join(', ');
}

/** Posts a form; undefined without a complete response. */
function post(port: number, { person }: Registered, form: Buffer): Promise<HttpResponse | undefined> {
  return send(port, {
    method: 'POST',
    path: UPLOAD_PATH,
    headers: { ...createHeaders(person), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: form,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  }).catch(() => undefined);
}

function formOf(parameters: object, photo: Buffer): Buffer {
  const fields = Object.entries(parameters).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(fields.join('') + file), photo, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Counts the acknowledged uploads that are not in the database, and those with more than one job. */
async function countStored(
  url: string,
  ids: readonly string[],
): Promise<{ readonly lost: number; readonly twice: number }> {
  let counts = { stored: 0, twice: 0 };
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ stored: number; twice: number }>(
      `select
         (select count(*) from uploads where id = any($1::bigint[]) and status in ('processing', 'succeeded'))::int as stored,
         (select count(*) from (
            select data ->> 'uploadId' from jobs.job where name = 'process-upload' group by 1 having count(*) > 1
          ) as queued)::int as twice`,
      [ids],
    );
    counts = rows[0] ?? counts;
  });
  return { lost: ids.length - counts.stored, twice: counts.twice };
}
