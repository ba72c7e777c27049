import { TreeDashboard, TreePage, type TreeBusiness } from '@pegboard/business-dashboard/hierarchy';
import { hasPermission } from '@pegboard/business-dashboard';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import {
  readForPage,
  readForScreen,
  useBusiness,
  type BusinessData,
} from '../../features/business/business-data.ts';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { hierarchy as treeTexts } from '../../messages/business/hierarchy.ts';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = { readonly nodes: readonly TreeBusiness[]; readonly own: readonly BusinessData[] };

/** Loads the tree, and the businesses that the viewer can add to it. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [nodes, { data: own }] = await Promise.all([
    readForPage<readonly TreeBusiness[]>(args, 'BusinessTree'),
    readForScreen(args, 'Businesses', {}),
  ]);
  return { nodes, own: own as readonly BusinessData[] };
}

/** Renders the tree of a hierarchy, and its businesses side by side (BD-03). */
export function Component(): ReactNode {
  const { frame } = useBusinessTexts();
  const messages = useTranslated(treeTexts);
  const { nodes, own } = useLoaderData<Loaded>();
  const { id, rights } = useBusiness();
  const { call } = useBusinessApi();
  const of = { business_id: id };
  const addable = own.filter(
    ({ kind, role, parent_id: parent }) =>
      kind !== 'hierarchy' && parent === null && hasPermission(role, 'owners.edit'),
  );
  return (
    <>
      <TreePage
        messages={messages}
        frameMessages={frame}
        nodes={nodes}
        mayChange={rights.includes('hierarchy.edit')}
        addable={addable}
        ports={{
          move: (node, under) =>
            call({
              name: 'BusinessTree',
              action: 'update',
              options: { ...of, node_id: node, parent_id: under },
            }),
          add: (node) => call({ name: 'BusinessTree', action: 'create', options: { ...of, node_id: node } }),
          remove: (node) =>
            call({ name: 'BusinessTree', action: 'delete', options: { ...of, node_id: node } }),
        }}
      />
      <TreeDashboard messages={messages} frameMessages={frame} nodes={nodes} />
    </>
  );
}
