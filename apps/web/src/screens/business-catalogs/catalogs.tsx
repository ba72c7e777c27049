import {
  CatalogsPage,
  type CatalogBoard,
  type MerchantRequest,
  type CatalogSummary,
} from '@pegboard/business-dashboard/catalogs';
import { useMemo, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { VerifiedMerchantDocument } from '../../data/generated/graphql.ts';
import { readResource } from '../../data/read-resource.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { catalogs as catalogTexts } from '../../messages/business/catalogs.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { catalogPorts } from './catalog-ports.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';

const BOARDS_MAX = 100;

type Loaded = {
  readonly catalogs: readonly CatalogSummary[];
  readonly requests: readonly MerchantRequest[];
  readonly boards: readonly CatalogBoard[];
  readonly isVerified: boolean;
};
type GridItem = { readonly type?: string; readonly id: string; readonly name?: string };

/** Loads the catalogs of the business, its verification requests, and the boards for products. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { user } = await requireViewer(args, 'continue');
  const [catalogs, requests, boards, merchant] = await Promise.all([
    readForPage<readonly CatalogSummary[]>(args, 'Catalogs'),
    readForPage<readonly MerchantRequest[]>(args, 'MerchantVerification'),
    readResource(args.context, 'Boards', {
      username: user.username,
      include_archived: false,
      page_size: BOARDS_MAX,
    }),
    args.context.get(answersContext).ask(VerifiedMerchantDocument, {}),
  ]);
  const items = boards.ok ? (boards.data as readonly GridItem[]) : [];
  return {
    catalogs,
    requests,
    isVerified: merchant.viewer?.user.isVerifiedMerchant ?? false,
    boards: items.flatMap(({ id, name }) => (name === undefined ? [] : [{ id, name }])),
  };
}

/** Renders the catalogs of a business (BD-02, BD-07). */
export function Component(): ReactNode {
  const { catalogs, requests, boards, isVerified } = useLoaderData<Loaded>();
  const { kind, id, rights } = useBusiness();
  const messages = useTranslated(catalogTexts);
  const wayTo = useRenderLink();
  const ports = useMemo(() => catalogPorts(id), [id]);
  const mayEdit = rights.includes('catalogs.edit');
  return (
    <CatalogsPage
      {...{ catalogs, requests, boards, isVerified, mayEdit, ports, wayTo, messages }}
      Link={businessLink}
      productsHref={(catalogId) => businessPath(kind, id, `catalogs/${catalogId}`)}
    />
  );
}
