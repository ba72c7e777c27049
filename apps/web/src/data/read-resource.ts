import { sendRequest } from '@pegboard/resource-client';
import { createContext, type LoaderFunctionArgs } from 'react-router';
import { resourcePorts } from './call-resource.ts';

/** The result of a resource's `get`; `bookmark` is the cursor of a list's next page. */
export type ResourceRead =
  | { readonly ok: true; readonly data: unknown; readonly bookmark: string | null }
  | { readonly ok: false; readonly status: number; readonly code: string };

/** Reads a resource. Throws on a network or server error. */
export type ResourceReader = (name: string, options: object) => Promise<ResourceRead>;

/** The reader of resources for loaders on the server, which runs in the same process. */
export const readResourceContext = createContext<ResourceReader | null>(null);

/** Reads a resource for a loader, in the browser or on the server. */
export function readResource(
  context: LoaderFunctionArgs['context'],
  name: string,
  options: object,
): Promise<ResourceRead> {
  return (context.get(readResourceContext) ?? readOverHttp)(name, options);
}

/** Reads a resource over HTTP. */
export const readOverHttp: ResourceReader = async (name, options) => {
  const result = await sendRequest(resourcePorts({}), { name, action: 'get', options: { ...options } });
  if (result.ok) return result;
  const { http_status: status, code, message } = result.failure;
  if (status >= 500) throw new Error(message || `The resource ${name} could not be read.`);
  return { ok: false, status, code };
};
