import { resourceSchemas } from '../model/entity-schemas.ts';
import { createResourceClient, type ResourceClient, type ResourceClientPorts } from '../resource-client.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** A client with a server to answer it. */
export function createTestClient(ports: Partial<ResourceClientPorts> = {}): TestServer & {
  readonly client: ResourceClient;
} {
  const { fetch, requests } = createTestServer();
  const client = createResourceClient({
    fetch,
    csrfToken: () => 'token',
    schemas: resourceSchemas,
    ...ports,
  });
  return { client, fetch, requests };
}

/** Looks at nothing. */
export const noopListener = (): void => undefined;
