import type { ActionResult } from '@pegboard/business-dashboard';
import { sendRequest } from '@pegboard/resource-client';
import { resourcePorts } from '../../data/call-resource.ts';

type File = { readonly name: string; readonly type: string; readonly base64: string };

/** Downloads a file from a resource. */
export async function downloadFile(
  name: string,
  options: Readonly<Record<string, string>>,
): Promise<ActionResult> {
  const result = await sendRequest(resourcePorts({}), { name, action: 'get', options });
  if (!result.ok) return { ok: false, message: result.failure.message };
  const { name: fileName, type, base64 } = result.data as File;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return { ok: true };
}
