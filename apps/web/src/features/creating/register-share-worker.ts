import { SHARE_TARGET_PATH } from '@pegboard/routes';

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const WORKER_PATH = '/share-worker.js';

/**
 * Registers the worker that receives what is shared to the installed app (CR-13). Its scope is the share target alone, so it
 * is not started for other pages. Never rejects: without it, the server receives the texts.
 */
export async function registerShareWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const policy = window.trustedTypes?.createPolicy('pegboard-share-worker', {
      createScriptURL: () => WORKER_PATH,
    });
    const url = policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
    await navigator.serviceWorker.register(url, { scope: SHARE_TARGET_PATH });
  } catch {
    // The browser or the member does not allow it.
  }
}
