import type { Pin } from '@pegboard/types';
import type { ToastStore } from '@pegboard/ui';
import { feedbackTexts as enUsFeedback } from '../../messages/en-us-feedback.ts';
import { getClientMessages } from '../../messages/client-messages.ts';
import { toPublicUrl } from '../../data/app-window.ts';

const NOT_IN_FILE_NAMES = /[^\p{L}\p{N}]+/gu;

/** Downloads a pin's image. */
export function download(pin: Pin, address: string): void {
  const link = document.createElement('a');
  // Browsers download files of their own site only, which has those of its CDN at the same path.
  link.href = new URL(address, location.href).pathname;
  const name = (pin.title ?? pin.gridTitle ?? '').replaceAll(NOT_IN_FILE_NAMES, '-').slice(0, 60);
  link.download = name || 'pin';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Passes a pin's address to the device's share sheet, otherwise copies it and shows a toast. */
export async function share(pin: Pin, toasts: ToastStore | null): Promise<void> {
  const url = toPublicUrl(pin.seoUrl ?? `/pin/${pin.id}/`);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  try {
    if (isTouch && typeof navigator.share === 'function') await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      toasts?.show({ text: getClientMessages('feedback', enUsFeedback).linkCopied });
    }
  } catch (error) {
    // Closing the share sheet is no error.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toasts?.show({ kind: 'error', text: getClientMessages('feedback', enUsFeedback).failed });
  }
}
