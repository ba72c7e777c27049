'use client';

import {
  Button,
  IconButton,
  MoreIcon,
  Select,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { PageHeader } from '../layout/page-head.tsx';
import parts from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult, type Actions } from '../layout/use-action.ts';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import type { BusinessKind } from '../model/permissions.ts';
import { flattenTree } from '../model/tree.ts';
import styles from './hierarchy.module.css';
import { hierarchyMessages, type HierarchyMessages } from './messages.ts';
import { TREE_BUSINESS_FIELDS } from './prop-rules.ts';
import { useTreeMove } from './use-tree-move.ts';

/** A business of a tree, with its statistics. */
export type TreeBusiness = {
  readonly id: string;
  readonly name: string;
  readonly kind: BusinessKind;
  readonly parent_id: string | null;
  readonly pin_count: number;
  readonly follower_count: number;
  readonly member_count: number;
};

/** The ports of the tree page. */
export type TreePorts = {
  readonly move: (id: string, under: string) => Promise<ActionResult>;
  readonly add: (id: string) => Promise<ActionResult>;
  readonly remove: (id: string) => Promise<ActionResult>;
};

/** The props of a TreePage. */
export type TreePageProps = RootProps & {
  readonly nodes: readonly TreeBusiness[];
  readonly mayChange: boolean;
  /** The businesses that the viewer can add. */
  readonly addable: readonly { readonly id: string; readonly name: string }[];
  readonly ports: TreePorts;
  readonly messages?: HierarchyMessages | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
};

const TREE_PAGE_RULES = {
  nodes: itemsProp(TREE_BUSINESS_FIELDS),
  mayChange: flagProp,
  addable: itemsProp({ id: textProp, name: textProp }),
  ports: shapeProp({ move: functionProp, add: functionProp, remove: functionProp }),
  messages: messagesProp(hierarchyMessages),
  frameMessages: messagesProp(businessMessages),
};

/**
 * Renders the tree of a hierarchy; permitted members move its businesses by drag or by keys, add and remove
 * them (BD-03).
 */
export function TreePage(rawProps: TreePageProps): ReactNode {
  const props = validProps('TreePage', rawProps, TREE_PAGE_RULES);
  const { nodes, mayChange, addable, ports, messages = hierarchyMessages } = props;
  const { frameMessages = businessMessages } = props;
  const actions = useAction(messages.failed);
  const placed = flattenTree(nodes.map((node) => ({ ...node, parentId: node.parent_id })));
  const { lifted, announcement, rowProps, ...moving } = useTreeMove({
    nodes: placed,
    mayMove: mayChange,
    move: ports.move,
    run: actions.run,
    messages,
  });
  return (
    <section data-part="tree-page" {...rootAttributes(props, parts.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      {mayChange ? <p className={parts.hint}>{messages.hint}</p> : null}
      <StatusMessage status={actions.status} />
      <output className={styles.announcement}>{announcement}</output>
      <ul role="list" className={parts.list} data-part="tree" aria-label={messages.title}>
        {placed.map((node) => (
          <li
            key={node.id}
            className={styles.node}
            data-part="node"
            data-level={node.level}
            data-lifted={lifted?.id === node.id || undefined}
            data-target={(lifted?.under === node.id && lifted.id !== node.id) || undefined}
            {...(mayChange ? rowProps(node) : {})}
          >
            {mayChange && node.parentId !== null ? (
              <IconButton
                size="sm"
                label={messages.lift(node.name)}
                aria-pressed={lifted?.id === node.id}
                disabled={actions.busy !== undefined}
                onKeyDown={(event) => moving.onKeyDown(node, event)}
                onClick={(event) => event.detail > 0 && moving.onPress(node)}
                onBlur={moving.leave}
                icon={<MoreIcon />}
              />
            ) : null}
            <span className={parts.what}>
              <bdi className={parts.strong}>{node.name}</bdi>
              <small>
                {messages.level(node.level)} · {frameMessages.kinds[node.kind]}
              </small>
            </span>
            {moving.mayPutBelow(node.id) ? (
              <Button
                size="sm"
                variant="primary"
                aria-label={messages.putHereNamed(node.name)}
                onClick={() => moving.putBelow(node.id)}
              >
                {messages.putHere}
              </Button>
            ) : null}
            {mayChange && node.parentId !== null ? (
              <Button
                size="sm"
                aria-label={messages.removeNamed(node.name)}
                onClick={() =>
                  void actions.run(node.id, () => ports.remove(node.id), messages.removed(node.name))
                }
              >
                {messages.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayChange ? <AddForm {...{ addable, actions, messages }} add={ports.add} /> : null}
    </section>
  );
}

function AddForm(props: {
  readonly addable: TreePageProps['addable'];
  readonly add: TreePorts['add'];
  readonly actions: Actions;
  readonly messages: HierarchyMessages;
}): ReactNode {
  const { addable, add, actions, messages } = props;
  const [id, setId] = useState('');
  const chosen = addable.find((one) => one.id === id);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen) void actions.run('add', () => add(chosen.id), messages.added(chosen.name));
  };
  return (
    <>
      <h2>{messages.addTitle}</h2>
      {addable.length === 0 ? (
        <p className={parts.hint}>{messages.nothingToAdd}</p>
      ) : (
        <form className={parts.form} data-part="form" onSubmit={send}>
          <Select
            label={messages.business}
            hint={messages.addHint}
            required
            value={chosen ? id : ''}
            onChange={(event) => setId(event.target.value)}
          >
            <option value="">{messages.choose}</option>
            {addable.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="primary" loading={actions.busy === 'add'}>
            {messages.add}
          </Button>
        </form>
      )}
    </>
  );
}
