import { collapseWhitespace, isWebLink } from '@pegboard/types';
import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Reader } from '../asset-groups/index.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { businessResource } from '../business/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { parametersSchema, type UploadPolicies } from '../../pins/uploads/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { listRunIssues, listRuns, withFacts } from './catalog-lists.ts';
import { FETCH_HOURS } from '../catalog-records/index.ts';
import { changeCatalog, createCatalog, deleteCatalog } from './change-catalogs.ts';
import { FEED_PATH } from './feed-path.ts';
import { findCatalog, findRun } from './find-catalog.ts';
import {
  catalogSchema,
  findingSchema,
  presentCatalog,
  presentIssue,
  presentRun,
  runSchema,
} from './present-catalog.ts';
import { cancelRun, startRun } from './start-run.ts';

const RUNS_AN_HOUR = defineLimit({ name: 'catalog-runs', max: 60, windowMs: 3_600_000, against: 'abuse' });

const NO_ADDRESS = 'Give an address that begins with http:// or https://.';

/** The address of a feed or shop, as pasted by a member. */
export const feedAddress = z
  .url({ protocol: /^https?$/, error: NO_ADDRESS })
  .max(2000, 'Use 2000 characters or fewer.')
  .refine(isWebLink, NO_ADDRESS);

const catalogInput = {
  name: z
    .string()
    .min(1, 'Give it a name.')
    .max(400)
    .transform(collapseWhitespace)
    .pipe(z.string().min(1, 'Give it a name.').max(80, 'Use 80 characters or fewer.')),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Use a currency as USD or EUR.'),
  source_url: feedAddress.nullish(),
  every_hours: z.literal(FETCH_HOURS, `Use ${FETCH_HOURS.join(', ')} hours.`).nullish(),
};

/** REST resources of catalogs, their runs and reports (BD-02, BD-07, BD-10). */
export function catalogResources(deps: Deps, policies: UploadPolicies): readonly AnyResource[] {
  const { db, now } = deps;
  const view = { right: 'catalogs.view', kinds: ['access', 'manager'] } as const;
  const edit = { right: 'catalogs.edit', kinds: ['access', 'manager'] } as const;
  const shown = async (reader: Reader, id: bigint): Promise<z.infer<typeof catalogSchema>> => {
    const [found] = await withFacts(db, reader, id);
    if (!found) throw new AppError('catalog_not_found');
    return presentCatalog(found.catalog, found.facts);
  };
  return [
    businessResource(deps, {
      ...view,
      name: 'Catalogs',
      action: 'get',
      endpoint: 'v3_get_catalogs',
      options: z.strictObject({}),
      answer: z.array(catalogSchema),
      async handle(_, reader) {
        const found = await withFacts(db, reader);
        return { data: found.map(({ catalog, facts }) => presentCatalog(catalog, facts)) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'Catalog',
      action: 'create',
      endpoint: 'v3_create_catalog',
      options: z.strictObject({ ...catalogInput, board_id: idSchema }),
      answer: catalogSchema,
      async handle(input, call) {
        const id = await db.transaction((tx) => createCatalog(tx, call, input, now()));
        return { data: await shown(call, id) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'Catalog',
      action: 'update',
      endpoint: 'v3_change_catalog',
      options: z.strictObject({ ...catalogInput, catalog_id: idSchema }),
      answer: catalogSchema,
      async handle({ catalog_id: id, ...input }, call) {
        const catalog = await findCatalog(db, call, id);
        await db.transaction((tx) => changeCatalog(tx, call, catalog, input, now()));
        return { data: await shown(call, catalog.id) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'Catalog',
      action: 'delete',
      endpoint: 'v3_delete_catalog',
      options: z.strictObject({ catalog_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ catalog_id: id }, call) {
        const catalog = await findCatalog(db, call, id);
        await db.transaction((tx) => deleteCatalog(tx, call, catalog));
        return { data: null };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'CatalogRun',
      action: 'create',
      endpoint: 'v3_start_catalog_run',
      options: z.strictObject({
        catalog_id: idSchema,
        source: z.enum(['upload', 'url'], 'Use upload or url.'),
        file_name: z.string().max(255).optional(),
        may_shrink: z.boolean().optional(),
      }),
      answer: z.strictObject({
        run: runSchema,
        upload: z.strictObject({ url: z.string(), parameters: parametersSchema }).nullable(),
      }),
      async handle({ catalog_id: id, source, file_name: fileName, may_shrink: mayShrink }, call) {
        const { viewer } = call;
        const catalog = await findCatalog(db, call, id);
        if (source === 'url' && catalog.sourceUrl === null)
          throw new AppError('invalid_input', {
            fields: { source: 'This catalog has no address of a feed.' },
          });
        await deps.limits.count([RUNS_AN_HOUR, String(viewer.id)]);
        const runOptions = { startedById: viewer.id, source, fileName, mayShrink };
        const run = await db.transaction((tx) => startRun(tx, deps, catalog, runOptions));
        const { key, expiresAt } = run;
        const upload = expiresAt && {
          url: FEED_PATH,
          parameters: policies.make({ key, ownerId: viewer.id, expiresAt }),
        };
        return { data: { run: presentRun(run), upload } };
      },
    }),
    businessResource(deps, {
      ...view,
      name: 'CatalogRun',
      action: 'get',
      endpoint: 'v3_get_catalog_run',
      options: z.strictObject({ run_id: idSchema }),
      answer: runSchema,
      handle: async ({ run_id: id }, reader) => ({ data: presentRun(await findRun(db, reader, id)) }),
    }),
    businessResource(deps, {
      ...edit,
      name: 'CatalogRun',
      action: 'delete',
      endpoint: 'v3_cancel_catalog_run',
      options: z.strictObject({ run_id: idSchema }),
      answer: runSchema,
      async handle({ run_id: id }, reader) {
        const run = await findRun(db, reader, id);
        await cancelRun(db, now(), run);
        return { data: presentRun(await findRun(db, reader, id)) };
      },
    }),
    businessResource(deps, {
      ...view,
      name: 'CatalogRuns',
      action: 'get',
      endpoint: 'v3_get_catalog_runs',
      options: z.strictObject({ catalog_id: idSchema, ...pageOptions }),
      answer: z.array(runSchema),
      async handle({ catalog_id: id, ...page }, reader) {
        const catalog = await findCatalog(db, reader, id);
        const { items, bookmark } = await listRuns(deps, catalog, parsePageParams(page));
        return { data: items.map(presentRun), bookmark };
      },
    }),
    businessResource(deps, {
      ...view,
      name: 'CatalogFindings',
      action: 'get',
      endpoint: 'v3_get_catalog_findings',
      options: z.strictObject({
        run_id: idSchema,
        severity: z.enum(['error', 'warning'], 'Use error or warning.').optional(),
        ...pageOptions,
      }),
      answer: z.array(findingSchema),
      async handle({ run_id: id, severity, ...page }, reader) {
        const run = await findRun(db, reader, id);
        const { items, bookmark } = await listRunIssues(deps, run, severity, parsePageParams(page));
        return { data: items.map(presentIssue), bookmark };
      },
    }),
  ];
}
