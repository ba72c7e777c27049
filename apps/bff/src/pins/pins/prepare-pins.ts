import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import type { Loaders } from '../../platform/graphql/loaders.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { contentTags } from './content-tags.ts';
import type { PinView } from './pin-view.ts';

const requestedFields = new WeakMap<FieldNode, ReadonlySet<string>>();

/** Reads the data shown with the pins of a page ahead: in one batch per kind, and only for requested fields. */
export async function preparePins(
  pins: readonly PinView[],
  info: GraphQLResolveInfo,
  loaders: Loaders,
): Promise<void> {
  const requested = getRequestedFields(info);
  await Promise.all([
    loaders.user.prepare(pins.flatMap((pin) => peopleOf(pin, requested))),
    loaders.board.prepare(requested.has('board') ? pins.map(({ boardId }) => boardId) : []),
    loaders.taggedProduct.prepare(requested.has('aggregatedPinData') ? pins.flatMap(contentTags) : []),
    loaders.savedCopies.prepare(requested.has('savedByViewer') ? pins.map(({ contentId }) => contentId) : []),
  ]);
}

/** The members who are shown with a pin. */
function peopleOf(
  { pinnerId, creatorId, promoterId, rich: { sponsorship } }: PinView,
  requested: ReadonlySet<string>,
): readonly bigint[] {
  const people = [
    requested.has('pinner') ? pinnerId : null,
    requested.has('nativeCreator') ? creatorId : null,
    requested.has('promoter') ? promoterId : null,
  ];
  if (sponsorship && requested.has('sponsorship'))
    for (const id of [sponsorship.creatorId, sponsorship.sponsorId]) people.push(parseId(id ?? '') ?? null);
  return people.filter((id) => id !== null);
}

/** Returns the names of the fields selected on each `node`, below a field `edges`; computed once per operation. */
function getRequestedFields({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const [edges] = fieldNodes;
  const known = edges && fieldNodes.length === 1 ? requestedFields.get(edges) : undefined;
  if (known) return known;
  const fieldsOf = (selection: SelectionSetNode | undefined): readonly FieldNode[] =>
    (selection?.selections ?? []).flatMap((selected) => {
      if (selected.kind === 'Field') return [selected];
      const inner = selected.kind === 'InlineFragment' ? selected : fragments[selected.name.value];
      return fieldsOf(inner?.selectionSet);
    });
  const nodes = fieldNodes
    .flatMap(({ selectionSet }) => fieldsOf(selectionSet))
    .filter(({ name }) => name.value === 'node');
  const requested = new Set(
    nodes.flatMap(({ selectionSet }) => fieldsOf(selectionSet)).map(({ name }) => name.value),
  );
  if (edges && fieldNodes.length === 1) requestedFields.set(edges, requested);
  return requested;
}
