import type { BackgroundRequest, BackgroundResponse, ExtensionError, ResponseData } from '../protocol.ts';
import { text } from './element.ts';

/** Sends a request to the background script. An extension that was updated meanwhile answers as not reachable. */
export async function askBackground<Kind extends BackgroundRequest['kind']>(
  request: BackgroundRequest & { readonly kind: Kind },
): Promise<BackgroundResponse<ResponseData[Kind]>> {
  try {
    return (await chrome.runtime.sendMessage(request)) as BackgroundResponse<ResponseData[Kind]>;
  } catch {
    return { ok: false, error: { code: 'extension_updated', message: '' } };
  }
}

/** Returns the words of an error: those of the extension, else those of the server. */
export function errorText({ code, message }: ExtensionError): string {
  return text(`error_${code}`) || message || text('error_unexpected');
}
