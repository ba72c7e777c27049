import { eq, sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { FIELD_PROBLEMS } from '../../platform/errors/field-errors.ts';
import { unsupportedType } from '../../platform/media/images/index.ts';
import type { ConcurrencyLimiter } from '../../platform/load-shedding/index.ts';
import { parametersSchema, type UploadPolicies, type UploadPolicy } from './policy.ts';
import { processUpload } from './process-upload.ts';
import { readFormPost, type PostedFile } from './read-form-post.ts';
import { uploads } from './tables.ts';
import type { PendingUpload } from './upload-store.ts';

type Receiver = Pick<Deps, 'db' | 'jobs' | 'uploadStore'> & {
  /** Limits how many uploads use the database concurrently. */
  readonly limitStores: ConcurrencyLimiter;
};
type Taken = { readonly policy: UploadPolicy; readonly half: PendingUpload };

/**
 * Receives the file of a form that its policy allows, and queues its processing. Nothing is visible until the form is
 * complete and the row is written: an interrupted sender may post the same form again, and a received one is not
 * processed twice. Throws `bad_request`, `upload_policy_invalid`, `upload_expired`, `upload_not_found`,
 * `image_type_unsupported`, `image_invalid` for an empty file, `image_file_too_large`.
 */
export async function receiveUpload(
  deps: Receiver,
  policies: UploadPolicies,
  form: {
    readonly source: Readable;
    readonly contentType: string;
    readonly bytesMax: number;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const { policy, half } = await readFormPost<Taken>({
    source: form.source,
    contentType: form.contentType,
    fileBytesMax: form.bytesMax,
    signal: form.signal,
    take: (fields, file) => take(deps, policies, fields, file),
    undo: async (taken) => taken.half.drop(),
  });
  try {
    const isStored = await deps.limitStores(() => keep(deps, policy, half));
    if (!isStored) await half.drop();
  } catch (error) {
    await half.drop();
    throw error;
  }
}

async function take(
  { db, uploadStore, limitStores }: Receiver,
  policies: UploadPolicies,
  fields: unknown,
  file: PostedFile,
): Promise<Taken> {
  const parameters = parametersSchema.safeParse(fields);
  if (!parameters.success) throw new AppError('upload_policy_invalid', { cause: parameters.error });
  const policy = policies.read(parameters.data);
  if (policy === 'invalid') throw new AppError('upload_policy_invalid');
  if (policy === 'expired') throw new AppError('upload_expired');
  const type = file.type.toLowerCase();
  if (!policy.types.includes(type))
    throw new AppError('image_type_unsupported', { fields: { file: FIELD_PROBLEMS[unsupportedType(type)] } });
  const [upload] = await limitStores(() =>
    db.select({ ownerId: uploads.ownerId }).from(uploads).where(eq(uploads.key, policy.key)),
  );
  if (!upload || String(upload.ownerId) !== policy.ownerId) throw new AppError('upload_not_found');
  const half = await uploadStore.receive(file.stream);
  const refusal =
    half.bytes > policy.maxBytes || file.isCut()
      ? ('image_file_too_large' as const)
      : half.bytes === 0
        ? ('image_invalid' as const)
        : undefined;
  if (!refusal) return { policy, half };
  await half.drop();
  throw new AppError(refusal);
}

/** Stores the file and queues its job, unless that was done before: under the lock of the row, one form at a time. */
async function keep({ db, jobs }: Receiver, { key }: UploadPolicy, half: PendingUpload): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [upload] = await tx
      .select({ id: uploads.id, status: uploads.status })
      .from(uploads)
      .where(eq(uploads.key, key))
      .for('update');
    if (!upload) throw new AppError('upload_not_found');
    if (upload.status !== 'registered') return false;
    await half.keep(key);
    await tx
      .update(uploads)
      .set({ status: sql`'processing'` })
      .where(eq(uploads.id, upload.id));
    await jobs.enqueue(tx, processUpload, { uploadId: String(upload.id) });
    return true;
  });
}
