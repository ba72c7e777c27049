'use client';

import { useState, type DragEvent, type KeyboardEvent } from 'react';

import type { ActionResult, Actions } from '../layout/use-action.ts';
import { validateMove, type NodeWithDepth, type TreeNode } from '../model/tree.ts';
import type { HierarchyMessages } from './messages.ts';

/** A move of a business in the tree, by dragging or by keyboard. */
export type TreeMove = {
  /** The lifted business, and its target parent. */
  readonly lifted: { readonly id: string; readonly under: string; readonly isByPress?: true } | undefined;
  /** The announcement of a move in progress. */
  readonly announcement: string;
  /**
   * Handles a press of the grip: it lifts the business, or returns it to its place; while it is lifted, a
   * press on a target moves it there.
   */
  readonly onPress: (node: TreeNode) => void;
  readonly putBelow: (under: string) => void;
  readonly mayPutBelow: (under: string) => boolean;
  readonly onKeyDown: (node: TreeNode, event: KeyboardEvent) => void;
  readonly rowProps: (node: TreeNode) => {
    readonly draggable: boolean;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  readonly leave: () => void;
};

/** Moves businesses in a tree: `move` is called only with valid parents. */
export function useTreeMove(props: {
  readonly nodes: readonly NodeWithDepth[];
  readonly mayMove: boolean;
  readonly move: (id: string, under: string) => Promise<ActionResult>;
  readonly run: Actions['run'];
  readonly messages: HierarchyMessages;
}): TreeMove {
  const { nodes, mayMove, move, run, messages } = props;
  const [lifted, setLifted] = useState<TreeMove['lifted']>();
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (id: string): string => nodes.find((node) => node.id === id)?.name ?? '';
  const end = (text = ''): void => {
    setLifted(undefined);
    setAnnouncement(text);
  };
  const drop = (id: string, under: string): void => {
    const isThere = nodes.some((node) => node.id === id && node.parentId === under);
    if (isThere) return end(messages.cancelled(nameOf(id)));
    const problem = validateMove(nodes, id, under);
    end(problem ? messages.problems[problem] : '');
    if (!problem) void run(id, () => move(id, under), messages.moved(nameOf(id), nameOf(under)));
  };
  const onKeyDown: TreeMove['onKeyDown'] = (node, event) => {
    const places = nodes.filter(({ id }) => validateMove(nodes, node.id, id) === undefined);
    const isLifted = lifted?.id === node.id;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isLifted) drop(node.id, lifted.under);
      else if (node.parentId !== null) {
        setLifted({ id: node.id, under: node.parentId });
        setAnnouncement(messages.lifted(node.name, nameOf(node.parentId)));
      }
    } else if (isLifted && event.key === 'Escape') {
      event.preventDefault();
      end(messages.cancelled(node.name));
    } else if (isLifted && step !== undefined) {
      event.preventDefault();
      const at = places.findIndex(({ id }) => id === lifted.under);
      const next = places[(at + step + places.length) % places.length];
      if (!next) return;
      setLifted({ id: node.id, under: next.id });
      setAnnouncement(messages.wouldStand(node.name, next.name));
    }
  };
  const rowProps: TreeMove['rowProps'] = (node) => ({
    draggable: mayMove && node.parentId !== null,
    onDragStart(event) {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', node.name);
      setLifted({ id: node.id, under: node.parentId ?? '' });
    },
    onDragEnd: () => setLifted(undefined),
    onDragOver(event) {
      if (!lifted || validateMove(nodes, lifted.id, node.id) !== undefined) return;
      event.preventDefault();
      if (lifted.under !== node.id) setLifted({ id: lifted.id, under: node.id });
    },
    onDrop(event) {
      event.preventDefault();
      if (lifted) drop(lifted.id, node.id);
    },
  });
  return {
    lifted,
    announcement,
    onPress(node) {
      if (lifted?.id === node.id) end(messages.cancelled(node.name));
      else if (node.parentId !== null) {
        setLifted({ id: node.id, under: node.parentId, isByPress: true });
        setAnnouncement(messages.liftedByPress(node.name));
      }
    },
    putBelow: (under) => lifted && drop(lifted.id, under),
    mayPutBelow: (under) =>
      lifted?.isByPress === true &&
      lifted.under !== under &&
      validateMove(nodes, lifted.id, under) === undefined,
    onKeyDown,
    rowProps,
    leave: () => lifted && !lifted.isByPress && end(messages.cancelled(nameOf(lifted.id))),
  };
}
