import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { readActions, recordAction, type AuditFilter } from '../../people/audit-log/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { requireEmployee, requireSignedIn } from '../../platform/http/viewer.ts';
import { toCsvCell } from '../../platform/text/csv-cell.ts';
import type { Deps } from './deps.ts';
import { readFilter } from './filter.ts';

/** The address of the audit log as CSV; its query has the filters of the page. */
export const AUDIT_EXPORT_PATH = '/resource/AuditLogResource/csv/';
const ROWS = 1000;

/** Sends the audit log to employees as CSV, and records that. */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  rejectOtherMethods(app, AUDIT_EXPORT_PATH, ['GET']);
  app.get(AUDIT_EXPORT_PATH, async (request, reply) => {
    const viewer = requireSignedIn(await request.viewer());
    requireEmployee(viewer);
    const filter = readFilter(request.query);
    const details = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));
    await recordAction(deps, deps.db, viewer, { action: 'log_exported', details });
    const day = deps.now().toISOString().slice(0, 10);
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="pegboard-audit-log-${day}.csv"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'text/csv; charset=utf-8',
    });
    return reply.send(Readable.from(csvLines(deps.db, filter)));
  });
}

async function* csvLines(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield '\uFEFFid,time,source,team_member,action,member,details\r\n';
  for (let before: bigint | undefined; ;) {
    const rows = await readActions(db, filter, before, ROWS);
    yield rows
      .map(({ id, at, source, actor, action, member, details }) =>
        [id, at.toISOString(), source, actor ?? '', action, member ?? '', textOf(details)]
          .map(toCsvCell)
          .join(','),
      )
      .map((line) => `${line}\r\n`)
      .join('');
    before = rows.at(-1)?.id;
    if (before === undefined || rows.length < ROWS) return;
  }
}

function textOf(details: Readonly<Record<string, string>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

/** The export in OpenAPI. */
export const describedExport: readonly DescribedOperation[] = [
  {
    path: AUDIT_EXPORT_PATH,
    method: 'get',
    operation: {
      operationId: 'downloadAuditLog',
      tags: ['AuditLog'],
      summary: 'Returns the audit log to employees as CSV, with the filters of AuditLogResource get.',
      responses: {
        200: {
          description: 'The actions, newest first.',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        default: { $ref: '#/components/responses/Failure' },
      },
    },
  },
];
