import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/errors.ts';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { requireSignedIn } from '../../platform/http/viewer.ts';
import { sendFileInPart } from '../../platform/media/images/index.ts';
import type { Deps } from './deps.ts';
import { exportFiles } from './export-files.ts';
import { isDownloadKey } from './download-keys.ts';
import { findExport } from './exports.ts';

const PATH = '/resource/DataExportResource/download/:id/';

/** Returns the address at which the owner downloads a finished export, with their key. */
export function downloadPath(id: bigint, key: string): string {
  return `${PATH.replace(':id', String(id))}?${new URLSearchParams({ key })}`;
}

/**
 * Sends finished exports to their owners who confirmed their identity within the hour (AC-02), also in parts, so that a download
 * can be continued. To all others they do not exist.
 */
export function downloadRoute(app: FastifyInstance, deps: Deps): void {
  rejectOtherMethods(app, PATH, ['GET']);
  app.get<{ Params: { readonly id: string }; Querystring: { readonly key?: unknown } }>(
    PATH,
    async (request, reply) => {
      const viewer = requireSignedIn(await request.viewer());
      const found = await findExport(deps, viewer, request.params.id);
      const { key } = request.query;
      if (typeof key !== 'string' || !isDownloadKey(deps, viewer, found.id, key))
        throw new AppError('export_not_found');
      const file = found.state === 'ready' ? await exportFiles(deps).find(found.id, found.format) : undefined;
      if (!file) throw new AppError('export_not_found');
      const day = found.createdAt.toISOString().slice(0, 10);
      const isCsv = found.format === 'csv';
      reply.headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="pegboard-${viewer.username}-${day}.${isCsv ? 'csv' : 'zip'}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        etag: `"${found.id}"`,
      });
      return sendFileInPart(
        reply,
        file,
        isCsv ? 'text/csv; charset=utf-8' : 'application/zip',
        request.headers.range,
      );
    },
  );
}

/** The download in OpenAPI. */
export const describedDownload: readonly DescribedOperation[] = [
  {
    path: PATH.replace(':id', '{id}'),
    method: 'get',
    operation: {
      operationId: 'downloadDataExport',
      tags: ['DataExport'],
      summary: 'Returns the ZIP or the CSV of a finished export to its owner, who confirmed their identity.',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'key', in: 'query', required: true, schema: { type: 'string' } },
      ],
      responses: {
        200: {
          description: 'The archive, or the table of its Pins.',
          content: {
            'application/zip': { schema: { type: 'string', format: 'binary' } },
            'text/csv': { schema: { type: 'string' } },
          },
        },
        default: { $ref: '#/components/responses/Failure' },
      },
    },
  },
];
