import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Db } from '../../platform/database/db.ts';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { requireSignedIn } from '../../platform/http/viewer.ts';
import { toCell } from '../../platform/text/csv-cell.ts';
import type { Deps } from './deps.ts';
import { ITEM_REASONS } from './import-report.ts';
import { listResults } from './import-results.ts';
import { findImport } from './imports.ts';

const PATH = '/resource/DataImportReportResource/csv/:id/';
const ROWS = 1000;

/** Returns the path at which the owner downloads the report of an import as CSV. */
export function importReportPath(id: bigint): string {
  return PATH.replace(':id', String(id));
}

/** Sends the report of an import to its owner as CSV. To all others it does not exist. */
export function reportRoute(app: FastifyInstance, deps: Deps): void {
  rejectOtherMethods(app, PATH, ['GET']);
  app.get<{ Params: { readonly id: string } }>(PATH, async (request, reply) => {
    const viewer = requireSignedIn(await request.viewer());
    const found = await findImport(deps, viewer, request.params.id);
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="pegboard-import-${found.id}.csv"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'text/csv; charset=utf-8',
    });
    return reply.send(Readable.from(csvLines(deps.db, found.id)));
  });
}

async function* csvLines(db: Db, importId: bigint): AsyncGenerator<string> {
  yield '\uFEFFnumber,kind,title,result,reason,id\r\n';
  for (let after = 0; ;) {
    const rows = await listResults(db, importId, { filter: 'all', after, limit: ROWS });
    yield rows
      .map(({ nth, kind, title, result, reason, targetId }) =>
        [nth, kind, title, result, reason === null ? '' : ITEM_REASONS[reason], targetId ?? '']
          .map(toCell)
          .join(','),
      )
      .map((line) => `${line}\r\n`)
      .join('');
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return;
    after = last.nth;
  }
}

/** The report as CSV in OpenAPI. */
export const describedReport: readonly DescribedOperation[] = [
  {
    path: PATH.replace(':id', '{id}'),
    method: 'get',
    operation: {
      operationId: 'downloadDataImportReport',
      tags: ['DataImport'],
      summary: 'Returns the report of an import as CSV to its owner.',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'A line for each item of the file.',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        default: { $ref: '#/components/responses/Failure' },
      },
    },
  },
];
