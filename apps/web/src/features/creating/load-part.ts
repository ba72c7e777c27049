import { createRequestError } from '@pegboard/resource-client';
import { ResourceError } from '../../data/call-resource.ts';

/** Loads a part of the code of the site. Rejects with a ResourceError, like a lost connection, if it cannot be loaded. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw new ResourceError(createRequestError('network'));
  }
}
