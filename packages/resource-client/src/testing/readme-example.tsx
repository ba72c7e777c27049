import { createResourceClient, hasData, resourceSchemas } from '@pegboard/resource-client';
import { ResourceProvider, useResource, useResourceMutation } from '@pegboard/resource-client/react';
import type { ReactNode } from 'react';

const client = createResourceClient({
  fetch: (path, init) => fetch(path, init),
  csrfToken: () => /(?:^|;\s*)csrftoken=([\w-]+)/.exec(document.cookie)?.[1] ?? '',
  newIdempotencyKey: () => crypto.randomUUID(),
  schemas: resourceSchemas,
});

type Board = { readonly id: string; readonly name: string };

function isBoard(value: unknown): value is Board {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

function boardsOf(data: unknown): readonly Board[] {
  if (!Array.isArray(data) || !data.every(isBoard)) throw new Error('This is no list of boards.');
  return data;
}

function Boards({ username }: { readonly username: string }): ReactNode {
  const boards = useResource('Boards', { username }, { parse: boardsOf });
  const deletion = useResourceMutation('Board', 'delete');
  const remove = (id: string): void => {
    void deletion.send({ board_id: id }, { optimistic: (edit) => edit.remove('boards', id) });
  };
  if (boards.kind === 'failed') return <p role="alert">{boards.failure.message}</p>;
  if (!hasData(boards)) return <p>Loading</p>;
  return (
    <>
      <ul>
        {boards.data.map(({ id, name }) => (
          <li key={id}>
            {name} <button onClick={() => remove(id)}>Delete {name}</button>
          </li>
        ))}
      </ul>
      {boards.kind === 'loaded' && <button onClick={boards.fetchMore}>More</button>}
      {deletion.kind === 'failed' && <p role="alert">{deletion.failure.message}</p>}
    </>
  );
}

export function BoardsPage(): ReactNode {
  return (
    <ResourceProvider client={client}>
      <Boards username="mira" />
    </ResourceProvider>
  );
}
