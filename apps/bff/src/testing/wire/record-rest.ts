import { createRestPorts, type RestPorts } from '@pegboard/resource-client/save-ports';
import type { Exchange } from '@pegboard/wire';
import { nameValues, send, type WireWorld } from './wire-world.ts';

const KEY = '7b1c2f0e-6f0f-4b7c-9c59-0a3f6d1e8b2';
const EVENT_ID = '0b1c2f0e-6f0f-4b7c-9c59-0a3f6d1e8b20';
const JSON_BODY = { 'content-type': 'application/json' };

/** Reads of resources that pages send: name, resource, options. */
const READS: readonly (readonly [string, string, object])[] = [
  ['read a pin', 'Pin', { id: '{{pin}}' }],
  ['read a board', 'Board', { board_id: '{{board}}' }],
  ['read the pins of a board', 'BoardFeed', { board_id: '{{board}}' }],
  ['read the boards of a member', 'Boards', { username: '{{maker}}' }],
  ['read the state of a member', 'UserState', {}],
  ['read a pin that is missing', 'Pin', { id: '999999999' }],
];

/** Records the requests of today's clients and the answers to them, in an order in which each finds its data. */
export async function recordRest(world: WireWorld): Promise<readonly Exchange[]> {
  const recorded: Exchange[] = [];
  let name = '';
  const record = async (request: Exchange['request']): ReturnType<typeof send> => {
    const named = nameValues(world, request);
    const { status, answer } = await send(world, named);
    recorded.push({ name, request: named, status, answer });
    return { status, answer };
  };
  const ports = createRestPorts({
    baseUrl: '',
    csrfToken: () => '',
    async fetch(url, { method, headers, body }) {
      const { 'x-csrftoken': _, ...others } = Object.fromEntries(new Headers(headers));
      const text = typeof body === 'string' ? { body } : {};
      const { status, answer } = await record({ method: method ?? 'GET', url, headers: others, ...text });
      return { status, json: () => Promise.resolve(answer) };
    },
  });
  for (const [title, resource, options] of READS) {
    name = title;
    const data = encodeURIComponent(JSON.stringify({ options })).replaceAll(/%7B%7B(\w+)%7D%7D/g, '{{$1}}');
    await record({ method: 'GET', url: `/resource/${resource}Resource/get/?data=${data}`, headers: {} });
  }
  await playSaves(ports, world.values, (title) => void (name = title));
  name = 'send events';
  await record({
    method: 'POST',
    url: '/v3/events/',
    headers: JSON_BODY,
    body: JSON.stringify({
      events: [{ id: EVENT_ID, event_type: 13, time: '{{now}}', view_type: 1, pin_id: '{{pin}}' }],
    }).replace('"{{now}}"', '{{now}}'),
  });
  return recorded;
}

/**
 * Uses the default ports of the save flow: creates a board and a section, saves, moves and deletes. The ids of the
 * answers are added to `values`.
 */
export async function playSaves(
  { saves, boards }: RestPorts,
  values: Map<string, string>,
  onStep: (name: string) => void,
): Promise<readonly unknown[]> {
  const pinId = values.get('pin') ?? '';
  onStep('create a board');
  const board = await boards.createBoard({ name: 'Quiet kitchens', privacy: 'secret' });
  if (board.ok) values.set('newBoard', board.board.id);
  const boardId = values.get('newBoard') ?? '';
  onStep('create a section');
  const section = await boards.createSection({ boardId, title: 'Shelves' });
  if (section.ok) values.set('section', section.section.id);
  onStep('list the boards of the picker');
  const listed = await boards.boards({ query: '', after: null });
  onStep('save a pin to a board');
  const saved = await saves.save({ pinId, target: { boardId }, key: `${KEY}0` });
  if (saved.ok) values.set('copy', saved.place.copyId);
  onStep('move a pin to a section');
  const sectionId = values.get('section') ?? '';
  const moved = await saves.move({
    copyId: values.get('copy') ?? '',
    target: { boardId, sectionId },
    key: `${KEY}1`,
  });
  if (moved.ok) values.set('moved', moved.place.copyId);
  onStep('delete a saved pin');
  const removed = await saves.remove({ copyId: values.get('moved') ?? '', boardId });
  onStep('save a pin to the profile');
  const toProfile = await saves.save({ pinId, target: {}, key: `${KEY}2` });
  return [board, section, listed, saved, moved, removed, toProfile];
}
