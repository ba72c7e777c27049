import { rootAttributes, type RootProps, itemsProp, messagesProp, validProps } from '@pegboard/ui';
import type { ReactNode } from 'react';

import parts from '../layout/parts.module.css';
import { CompactTable } from '../layout/compact-table.tsx';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import { flattenTree } from '../model/tree.ts';
import { hierarchyMessages, type HierarchyMessages } from './messages.ts';
import styles from './hierarchy.module.css';
import { TREE_BUSINESS_FIELDS } from './prop-rules.ts';
import type { TreeBusiness } from './tree-page.tsx';

/** The props of a TreeDashboard. */
export type TreeDashboardProps = RootProps & {
  readonly nodes: readonly TreeBusiness[];
  readonly messages?: HierarchyMessages | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
};

const TREE_DASHBOARD_RULES = {
  nodes: itemsProp(TREE_BUSINESS_FIELDS),
  messages: messagesProp(hierarchyMessages),
  frameMessages: messagesProp(businessMessages),
};

/**
 * Renders the businesses of a hierarchy side by side: public numbers and members of each, and the totals
 * (BD-03).
 */
export function TreeDashboard(rawProps: TreeDashboardProps): ReactNode {
  const props = validProps('TreeDashboard', rawProps, TREE_DASHBOARD_RULES);
  const { nodes, messages = hierarchyMessages, frameMessages = businessMessages } = props;
  const placed = flattenTree(nodes.map((node) => ({ ...node, parentId: node.parent_id })));
  const sum = (of: (node: TreeBusiness) => number): number => nodes.reduce((all, node) => all + of(node), 0);
  const cells = (of: Pick<TreeBusiness, 'pin_count' | 'follower_count' | 'member_count'>): ReactNode => (
    <>
      <td data-number="">{messages.number(of.pin_count)}</td>
      <td data-number="">{messages.number(of.follower_count)}</td>
      <td data-number="">{messages.number(of.member_count)}</td>
    </>
  );
  return (
    <section data-part="tree-dashboard" {...rootAttributes(props, parts.page)}>
      <h2>{messages.dashboard}</h2>
      <p className={parts.hint}>{messages.dashboardIntro}</p>
      <CompactTable
        label={messages.dashboard}
        heads={[
          messages.business,
          messages.kind,
          { numbers: messages.pins },
          { numbers: messages.followers },
          { numbers: messages.members },
        ]}
        foot={
          <tr>
            <th scope="row" colSpan={2}>
              {messages.total}
            </th>
            {cells({
              pin_count: sum(({ pin_count: many }) => many),
              follower_count: sum(({ follower_count: many }) => many),
              member_count: sum(({ member_count: many }) => many),
            })}
          </tr>
        }
      >
        {placed.map((node) => (
          <tr key={node.id}>
            <th scope="row" className={styles.named} data-level={node.level}>
              <bdi>{node.name}</bdi>
            </th>
            <td>{frameMessages.kinds[node.kind]}</td>
            {cells(node)}
          </tr>
        ))}
      </CompactTable>
    </section>
  );
}
