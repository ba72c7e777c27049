import { resourceSchemas } from '../model/entity-schemas.ts';
import { createResourceClient, type ResourceClient, type ResourceClientPorts } from '../resource-client.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** Creates a client with a test server. */
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

/** Ignores changes. */
export const noopListener = (): void => undefined;
