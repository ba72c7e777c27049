import { sendRequest, type ResourceRequest } from '@pegboard/resource-client';
import { resourcePorts } from '../../data/call-resource.ts';
import { readOverHttp } from '../../data/read-resource.ts';

type Failed = {
  readonly ok: false;
  /** The reason; '' if there is none to show. */
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
};

/** The requests of the ports of a business page. */
export type BusinessRequests = {
  /** Sends a change. The caller names the type of its data, which the server defines. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names what its call answers
  readonly send: <T>(
    call: Omit<ResourceRequest, 'options'> & { readonly options: object },
  ) => Promise<{ readonly ok: true; readonly data: T } | Failed>;
  /** Reads a resource, or the page of a list at a bookmark. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
  readonly read: <T>(
    name: string,
    options?: object,
  ) => Promise<{ readonly ok: true; readonly data: T; readonly bookmark: string | null } | Failed>;
};

/** Returns the requests of a business, to which each of them belongs. */
export function createBusinessRequests(businessId: string): BusinessRequests {
  return {
    async send(call) {
      const options = { ...call.options, business_id: businessId };
      const result = await sendRequest(resourcePorts({}), { ...call, options });
      if (result.ok) return { ok: true, data: result.data as never };
      const { message, fields } = result.failure;
      return { ok: false, message, fields };
    },
    async read(name, options = {}) {
      const read = await readOverHttp(name, { ...options, business_id: businessId }).catch(() => undefined);
      if (!read?.ok) return { ok: false, message: '' };
      return { ok: true, data: read.data as never, bookmark: read.bookmark };
    },
  };
}
