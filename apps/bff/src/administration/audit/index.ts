import { z } from 'zod';
import { auditEntrySchema, listActions, presentAction } from '../../people/audit-log/index.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Module } from '../../platform/http/module.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import { requireEmployee } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { describedExport, exportRoute } from './export-route.ts';
import { filterOptions } from './filter.ts';

/** The audit log in the administration: its list with filters, and its export (OP-06). For employees only. */
export function auditModule(deps: Deps): Module {
  return {
    resources: [
      authenticatedResource({
        name: 'AuditLog',
        action: 'get',
        endpoint: 'v3_get_audit_log',
        options: z.strictObject({ ...filterOptions, ...pageOptions }),
        answer: z.array(auditEntrySchema),
        async handle({ page_size: size, bookmarks, ...filter }, { viewer }) {
          requireEmployee(viewer);
          const page = parsePageParams({ page_size: size, bookmarks });
          const { items, bookmark } = await listActions(deps, filter, page);
          return { data: items.map(presentAction), bookmark };
        },
      }),
    ],
    routes: (app) => exportRoute(app, deps),
    operations: describedExport,
  };
}
