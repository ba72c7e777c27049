import { parseResponse } from '@pegboard/resource-client';

/** Parses the text of a response that was not sent by the resource client; a text that is no JSON counts as empty. */
export function parseTextResponse(status: number, text: string): ReturnType<typeof parseResponse> {
  return parseResponse(status, parseJson(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // A proxy responded with a page: the status is sufficient.
  }
}
