import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { checkSameOrigin } from '../../platform/http/plugins/csrf.ts';
import {
  formRouteOptions,
  parametersSchema,
  readFormPost,
  registerFormRoutes,
  type PendingUpload,
  type PostedFile,
  type UploadPolicies,
  type UploadPolicy,
} from '../../pins/uploads/index.ts';
import { catalogRuns, FEED_BYTES_MAX } from '../catalog-records/index.ts';
import { FEED_PATH } from './feed-path.ts';
import { readRun } from './read-run.ts';

type Receiver = Pick<Deps, 'db' | 'jobs' | 'uploadStore'>;
type Taken = { readonly policy: UploadPolicy; readonly half: PendingUpload };

/**
 * Receives the file of a run, like image uploads: the signed fields, then `file`; 204 when it is complete. An
 * incomplete form is discarded, and can be posted again.
 */
export function feedRoute(app: FastifyInstance, deps: Deps, policies: UploadPolicies): void {
  registerFormRoutes(app, (room) => {
    rejectOtherMethods(room, FEED_PATH, ['POST']);
    room.post(FEED_PATH, {
      ...formRouteOptions({
        fileBytesMax: FEED_BYTES_MAX,
        tooLarge: 'feed_file_too_large',
        check: (request) => checkSameOrigin(request, deps.env.publicUrl),
      }),
      handler: async (request, reply) => {
        const { raw: source } = request;
        const contentType = request.headers['content-type'] ?? '';
        const { policy, half } = await readFormPost<Taken>({
          source,
          contentType,
          fileBytesMax: FEED_BYTES_MAX,
          take: (fields, file) => take(deps, policies, fields, file),
          undo: (taken) => taken.half.drop(),
        });
        const isStored = await keep(deps, policy, half).catch(async (error: unknown) => {
          await half.drop();
          throw error;
        });
        if (!isStored) await half.drop();
        return reply.header('cache-control', 'no-store').status(204).send();
      },
    });
  });
}

async function take(
  { uploadStore }: Receiver,
  policies: UploadPolicies,
  fields: unknown,
  file: PostedFile,
): Promise<Taken> {
  const parameters = parametersSchema.safeParse(fields);
  if (!parameters.success) throw new AppError('upload_policy_invalid', { cause: parameters.error });
  const policy = policies.read(parameters.data);
  if (policy === 'invalid') throw new AppError('upload_policy_invalid');
  if (policy === 'expired') throw new AppError('upload_expired');
  const half = await uploadStore.receive(file.stream);
  if (half.bytes <= policy.maxBytes && !file.isCut()) return { policy, half };
  await half.drop();
  throw new AppError('feed_file_too_large');
}

/**
 * Stores the file and queues the run; returns false if it was received before. Throws `upload_not_found` for
 * a run that ended.
 */
async function keep({ db, jobs }: Receiver, { key }: UploadPolicy, half: PendingUpload): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [run] = await tx.select().from(catalogRuns).where(eq(catalogRuns.key, key)).for('update');
    if (!run || run.state === 'cancelled') throw new AppError('upload_not_found');
    if (run.hasFile || run.state !== 'waiting') return false;
    await half.keep(key);
    await tx
      .update(catalogRuns)
      .set({ hasFile: true, bytes: half.bytes })
      .where(and(eq(catalogRuns.id, run.id), eq(catalogRuns.state, 'waiting')));
    await jobs.enqueue(tx, readRun, { runId: String(run.id) });
    return true;
  });
}
