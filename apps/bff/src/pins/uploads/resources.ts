import { imageEditSchema } from '@pegboard/types';
import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { createKeyedLimiter } from '../../platform/load-shedding/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { withIdempotencyKey } from '../../people/idempotency/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { editUpload } from './edit-upload.ts';
import { findUploads, presentUpload, uploadSchema } from './find-uploads.ts';
import { parametersSchema, type UploadPolicies } from './policy.ts';
import { UPLOAD_PATH } from './post-route.ts';
import { registerUpload } from './register-upload.ts';

const IDS_MAX = 50;
const HOUR_MS = 3_600_000;
const EDITS_PER_HOUR = defineLimit({ name: 'image edits', max: 600, windowMs: HOUR_MS, against: 'abuse' });

const pixelsAnswer = z.int().positive();

/** Uploads over REST: VIPResource create and get (§7), and UploadEditResource create (CR-05). */
export function uploadResources(deps: Deps, policies: UploadPolicies): readonly AnyResource[] {
  const { db, now } = deps;
  // Registrations of an account wait for each other's row lock: this limiter makes them wait without a database
  // connection.
  const limitRegistrations = createKeyedLimiter(1);
  return [
    authenticatedResource({
      name: 'VIP',
      action: 'create',
      endpoint: 'v3_register_upload',
      options: z.strictObject({
        type: z.literal('pinimage', 'Only pictures of pins are uploaded: pinimage.'),
      }),
      answer: z.strictObject({
        upload_id: idAnswer,
        upload_url: z.string(),
        upload_parameters: parametersSchema,
      }),
      async handle({ type }, { viewer, idempotencyKey }) {
        const registered = await limitRegistrations(String(viewer.id), () =>
          db.transaction((tx) =>
            withIdempotencyKey(tx, viewer, { key: idempotencyKey, request: ['upload', type] }, () =>
              registerUpload(tx, viewer, { policies, now }),
            ),
          ),
        );
        return { data: { ...registered, upload_url: UPLOAD_PATH } };
      },
    }),
    authenticatedResource({
      name: 'VIP',
      action: 'get',
      endpoint: 'v3_get_uploads',
      options: z.strictObject({ upload_ids: z.array(idSchema).min(1).max(IDS_MAX) }),
      answer: z.record(idAnswer, uploadSchema),
      async handle({ upload_ids: ids }, { viewer }) {
        const found = await findUploads(
          db,
          viewer,
          ids.flatMap((id) => parseId(id) ?? []),
        );
        const views = found.map((upload) => [String(upload.id), presentUpload(upload, now())] as const);
        return { data: Object.fromEntries(views) };
      },
    }),
    authenticatedResource({
      name: 'UploadEdit',
      action: 'create',
      endpoint: 'v3_edit_upload',
      options: z.strictObject({ upload_id: idSchema, edit: imageEditSchema }),
      answer: z.strictObject({
        upload_id: idAnswer,
        signature: z.string(),
        width: pixelsAnswer,
        height: pixelsAnswer,
      }),
      async handle({ upload_id: id, edit }, { viewer, idempotencyKey }) {
        await deps.limits.count([EDITS_PER_HOUR, String(viewer.id)]);
        return { data: await editUpload(deps, viewer, { uploadId: parseId(id), edit }, idempotencyKey) };
      },
    }),
  ];
}
