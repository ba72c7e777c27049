/** A business in a tree: `parentId` is the id of its parent; null for the root. */
export type TreeNode = { readonly id: string; readonly name: string; readonly parentId: string | null };

/** Maximum depth of a tree of businesses, including its root. */
export const TREE_DEPTH_MAX = 6;

/** A node with its depth; the root has depth 1. */
export type NodeWithDepth<Node extends TreeNode = TreeNode> = Node & {
  readonly level: number;
  readonly hasChildren: boolean;
};

/**
 * The reason for which a node cannot be moved: it is the root, a node is not in the tree, it would be its own
 * descendant, or it would be too deep.
 */
export type MoveError = 'root' | 'missing' | 'cycle' | 'depth';

/** Returns all descendants of a node, without itself. */
export function getDescendants(nodes: readonly TreeNode[], id: string): ReadonlySet<string> {
  const below = new Set<string>();
  const open = [id];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const node of nodes)
      if (node.parentId === at && !below.has(node.id)) {
        below.add(node.id);
        open.push(node.id);
      }
  return below;
}

/** Returns the depth of a node: 1 for the root. */
export function getDepth(nodes: readonly TreeNode[], id: string): number {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  let level = 1;
  for (let at = parents.get(id); at != null && parents.has(at) && level <= nodes.length; at = parents.get(at))
    level += 1;
  return level;
}

/**
 * Returns the error of moving a node below another; undefined if it is allowed. A tree keeps its root and has
 * no cycle.
 */
export function validateMove(
  nodes: readonly TreeNode[],
  id: string,
  parentId: string,
): MoveError | undefined {
  const node = nodes.find((one) => one.id === id);
  if (!node || !nodes.some((one) => one.id === parentId)) return 'missing';
  if (node.parentId === null) return 'root';
  const below = getDescendants(nodes, id);
  if (parentId === id || below.has(parentId)) return 'cycle';
  const own = getDepth(nodes, id);
  const height = Math.max(0, ...[...below].map((one) => getDepth(nodes, one) - own));
  return getDepth(nodes, parentId) + 1 + height > TREE_DEPTH_MAX ? 'depth' : undefined;
}

/** Returns the nodes in depth-first order, siblings by name. */
export function flattenTree<Node extends TreeNode>(nodes: readonly Node[]): readonly NodeWithDepth<Node>[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const below = (parentId: string | null): readonly Node[] =>
    nodes
      .filter((node) =>
        parentId === null ? node.parentId === null || !ids.has(node.parentId) : node.parentId === parentId,
      )
      .toSorted((one, other) => one.name.localeCompare(other.name));
  const placed: NodeWithDepth<Node>[] = [];
  const place = (node: Node, level: number): void => {
    const children = below(node.id);
    placed.push({ ...node, level, hasChildren: children.length > 0 });
    for (const child of children) place(child, level + 1);
  };
  for (const root of below(null)) place(root, 1);
  return placed;
}
