import { DatabaseError } from '@pegboard/database';
import type { Env } from '../../../platform/config/env.ts';
import { compareSchema, readMigrations } from '../migrations.ts';
import { openFolderStorage, openS3Storage } from '../../open-storage.ts';
import { withData, type Data } from '../open-data.ts';
import { withSchema } from '../schema-lock.ts';
import { appliedMigrations } from '../schema-of.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock, checkEvents, checkJobs, checkSchema } from './check-database.ts';
import { checkNode, checkSecretFile, checkSpace, checkStore } from './check-machine.ts';
import { checkMissing, checkOrphans } from './check-pictures.ts';
import { checkObjects } from './check-objects.ts';
import { checkProxies } from './check-proxies.ts';
import { checkReplicas } from './check-replicas.ts';
import { checkSecret } from './check-secret.ts';
import { checkServer } from './check-server.ts';
import { checkServices } from './check-services.ts';
import { checkSettings } from './check-settings.ts';
import { checkSignOn } from './check-sign-on.ts';
import type { CheckResult } from './check-result.ts';

const FOLDER_ADVICE = 'Let the user of the site read and write the folder `images` in the data directory.';
const BUCKET_ADVICE =
  'Check the PEGBOARD_S3_ settings, and that the key may put, get, list and delete objects in the bucket.';

const silent = (): void => undefined;

/**
 * Checks a site, and yields each result as soon as it is known. Nothing is changed. `all` checks every image.
 */
export async function* runDoctor(env: Env, all: boolean, now: () => Date): AsyncGenerator<CheckResult> {
  yield checkNode(process.versions.node);
  yield* checkSettings(env);
  const proxies = await checkProxies(env);
  if (proxies) yield proxies;
  const signOn = await checkSignOn(env);
  if (signOn) yield signOn;
  const secret = checkSecretFile(env.dataDir);
  if (secret) yield secret;
  yield await checkSpace('disk', env.dataDir);
  yield* checkStorage(env);
  yield* checkServices(env);
  yield* checkReplicas(env);
  const backups = await checkBackups(env, now);
  if (backups) yield backups;
  yield* await withData(env, silent, (data) => examineData(env, data, all, now)).catch(unreachable);
}

/** Checks the folder, and the bucket if one is set. */
async function* checkStorage(env: Env): AsyncGenerator<CheckResult> {
  yield await checkStore('pictures', openFolderStorage(env).imageStore, FOLDER_ADVICE);
  const s3 = openS3Storage(env);
  if (s3) yield await checkStore('bucket', s3.imageStore, BUCKET_ADVICE);
}

async function examineData(
  { secret }: Pick<Env, 'secret'>,
  data: Data,
  all: boolean,
  now: () => Date,
): Promise<readonly CheckResult[]> {
  const { kind, place, url } = data.database;
  return withSchema(url, 'keep', silent, async (client) => {
    const found: CheckResult[] = [];
    if (kind === 'embedded') found.push(await checkSpace('disk', place));
    found.push(...(await checkSchema(client)), ...(await checkServer(client)));
    found.push(await checkClock(client, now), ...(await checkJobs(client)));
    const schema = compareSchema(readMigrations(), await appliedMigrations(client));
    const { rows } = await client.query(`select to_regclass('images') as images`);
    if (schema.kind === 'unknown' || rows[0]?.images === null) return found;
    if (schema.kind === 'current')
      found.push(
        ...(await checkObjects(client)),
        ...(await checkSecret(client, secret)),
        ...(await checkEvents(client)),
      );
    found.push(await checkMissing(client, data.pictures, all));
    if (all) found.push(await checkOrphans(client, data.pictures));
    return found;
  });
}

function unreachable(error: unknown): readonly CheckResult[] {
  if (!(error instanceof DatabaseError)) throw error;
  return [
    {
      about: 'database',
      state: 'wrong',
      says: error.message,
      advice: 'Nothing else that the database knows was looked at.',
    },
  ];
}
