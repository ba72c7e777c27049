import { VIDEO_BYTES_MAX } from '@pegboard/types';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import {
  announcedForm,
  BODY_LIMITS,
  createBodyLimiter,
  formRouteOptions,
  parametersSchema,
  registerFormRoutes,
} from '../../pins/uploads/index.ts';
import {
  findVideoUploads,
  listVideoUploads,
  type VideoForms,
  type VideoUploadRow,
} from '../../pins/video-uploads/index.ts';
import { apiRoute, type AnyApiRoute } from './api-route.ts';
import type { Deps } from './deps.ts';
import { apiId, pageOf, pageParameters, presentPage, toPageParams } from './parameters.ts';
import { absolute } from './present-board.ts';

const URL = '/v5/media';
/** The address to which the form with the file is posted; its signed fields are the permission. */
export const MEDIA_UPLOAD_PATH = '/v5/media/upload';
const STATUSES = {
  uploading: 'registered',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
} as const;

const mediaType = z.literal('video', 'Use video. Images are sent with the Pin.');
const mediaSchema = z
  .strictObject({
    media_id: apiId,
    media_type: mediaType,
    status: z.enum(['registered', 'processing', 'succeeded', 'failed']),
  })
  .meta({ id: 'Media' });

/** Videos: registered here, posted as a form, processed, and then used by a new pin. */
export function mediaRoutes(deps: Deps, forms: VideoForms): readonly AnyApiRoute[] {
  return [
    apiRoute({
      method: 'GET',
      url: URL,
      operation: 'media/list',
      summary: 'Lists the media of the account, the newest first.',
      scopes: ['pins:read'],
      query: pageParameters,
      answer: pageOf(mediaSchema),
      async handle({ query }, { viewer }) {
        const page = await listVideoUploads(deps, viewer, toPageParams(query));
        return presentPage(page, (rows) => rows.map(presentMedia));
      },
    }),
    apiRoute({
      method: 'POST',
      url: URL,
      operation: 'media/create',
      summary: 'Registers a video, and returns the address and the fields of the form that uploads it.',
      scopes: ['pins:read', 'pins:write'],
      body: z.strictObject({ media_type: mediaType }),
      status: 201,
      answer: z.strictObject({
        media_id: apiId,
        media_type: mediaType,
        upload_url: z.string(),
        upload_parameters: parametersSchema,
      }),
      async handle(_, { viewer }) {
        const { id, parameters } = await forms.register(viewer);
        return {
          media_id: String(id),
          media_type: 'video' as const,
          upload_url: absolute(deps, MEDIA_UPLOAD_PATH),
          upload_parameters: parameters,
        };
      },
    }),
    apiRoute({
      method: 'GET',
      url: `${URL}/:media_id`,
      operation: 'media/get',
      summary: 'Returns the state of a video.',
      scopes: ['pins:read'],
      path: { media_id: apiId },
      answer: mediaSchema,
      async handle({ path }, { viewer }) {
        const id = parseId(path.media_id);
        const [found] = id === undefined ? [] : await findVideoUploads(deps.db, viewer, [id]);
        if (!found) throw new AppError('upload_not_found');
        return presentMedia(found);
      },
    }),
  ];
}

/**
 * Receives the form of a registered video: the fields of `upload_parameters`, then `file`; 204 when it is complete. The
 * signed fields are the permission: neither a token nor a cookie is read.
 */
export function mediaUploadRoute(app: FastifyInstance, forms: VideoForms): void {
  const limitBodies = createBodyLimiter(BODY_LIMITS);
  registerFormRoutes(app, (room) => {
    room.post(MEDIA_UPLOAD_PATH, {
      ...formRouteOptions({ fileBytesMax: VIDEO_BYTES_MAX, tooLarge: 'video_file_too_large' }),
      handler: async (request, reply) => {
        const { raw: source, headers } = request;
        await limitBodies(announcedForm(request, reply), (signal) =>
          forms.receive({ source, contentType: headers['content-type'] ?? '', signal }),
        );
        return reply.header('cache-control', 'no-store').status(204).send();
      },
    });
  });
}

function presentMedia({ id, state }: VideoUploadRow): z.infer<typeof mediaSchema> {
  return { media_id: String(id), media_type: 'video', status: STATUSES[state] };
}
