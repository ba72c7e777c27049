import { shapes } from '../model/shapes.ts';
import { createResourceClient, type ResourceClient, type ResourceClientPorts } from '../resource-client.ts';
import { aServer, type TestServer } from './a-server.ts';

/** A client with a server to answer it. */
export function aClient(ports: Partial<ResourceClientPorts> = {}): TestServer & {
  readonly client: ResourceClient;
} {
  const { fetch, requests } = aServer();
  const client = createResourceClient({ fetch, csrfToken: () => 'token', shapes, ...ports });
  return { client, fetch, requests };
}

/** Looks at nothing. */
export const nobody = (): void => undefined;
