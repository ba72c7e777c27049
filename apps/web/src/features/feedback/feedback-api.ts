import type { ApiResult, ApiRequest } from '@pegboard/feedback';
import { isServerError, type ResourceRequest } from '@pegboard/resource-client';
import { callResource, ResourceError } from '../../data/call-resource.ts';

/** The result of a request of the feedback package; `isRequested` if a private profile was asked, and is not followed yet. */
export type SiteResult = ApiResult & { readonly isRequested?: boolean };

/** Sends a request of the feedback package: resources by their name, raw paths by `ApiResource`. */
export async function callSite(call: ApiRequest): Promise<SiteResult> {
  try {
    const data = await callResource(resourceCallOf(call));
    return {
      ok: true,
      isRequested: (data as { readonly is_requested?: unknown } | null)?.is_requested === true,
    };
  } catch (error) {
    if (!(error instanceof ResourceError)) {
      reportError(error);
      return { ok: false };
    }
    const { failure } = error;
    return { ok: false, message: isServerError(failure) ? undefined : failure.message };
  }
}

function resourceCallOf(call: ApiRequest): ResourceRequest {
  if (call.kind === 'resource') return { name: call.name, action: call.action, options: call.options };
  return {
    name: 'Api',
    action: call.method === 'PUT' ? 'update' : 'delete',
    options: { url: call.path, data: call.options },
  };
}
