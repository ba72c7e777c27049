import type { SavedLocation, SavePorts, SaveTarget } from '@pegboard/save-flow';

/** The boards of this example; an app asks its server for them. */
export const boards = [
  { id: '1', name: 'Quiet kitchens', privacy: 'public', coverUrl: undefined, sections: [] },
  { id: '2', name: 'Weekend', privacy: 'secret', coverUrl: undefined, sections: [] },
] as const;

const locationOf = (copyId: string, { boardId }: SaveTarget): SavedLocation => {
  const board = boards.find(({ id }) => id === boardId) ?? boards[0];
  return {
    copyId,
    board: { id: board.id, name: board.name, url: `/boards/${board.id}/` },
    section: null,
    isProfile: false,
  };
};

/** A failure in the form of the save flow: `network` is tried again, `refused` is shown. */
const refused = {
  ok: false,
  failure: { kind: 'refused', message: 'The server did not accept it.' },
} as const;
const noNetwork = { ok: false, failure: { kind: 'network' } } as const;

/** Creates the ports that save on a server; `send` is `fetch`, or another function of its form. */
export function createServerPorts(
  send: (request: Request) => Promise<Response>,
): Pick<SavePorts, 'save' | 'move' | 'remove'> {
  const call = async (
    method: string,
    path: string,
    key: string,
    body?: object,
  ): Promise<Response | undefined> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const url = new URL(path, 'https://api.example');
    const request = new Request(url, { method, headers, body: body ? JSON.stringify(body) : null });
    return send(request).catch(() => undefined);
  };
  const placeFrom = async (answer: Response | undefined, target: SaveTarget) => {
    if (!answer) return noNetwork;
    if (!answer.ok) return refused;
    const { copyId } = (await answer.json()) as { readonly copyId: string };
    return { ok: true, place: locationOf(copyId, target) } as const;
  };
  return {
    async save({ pinId, target, key }) {
      return placeFrom(await call('POST', '/saves', key, { pinId, boardId: target.boardId }), target);
    },
    async move({ copyId, target, key }) {
      return placeFrom(await call('PUT', `/saves/${copyId}`, key, { boardId: target.boardId }), target);
    },
    async remove({ copyId }) {
      const answer = await call('DELETE', `/saves/${copyId}`, crypto.randomUUID());
      if (!answer) return noNetwork;
      return answer.ok || answer.status === 404 ? { ok: true } : refused;
    },
  };
}
