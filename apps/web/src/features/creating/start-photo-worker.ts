// oxlint-disable-next-line import/default -- the bundler makes this module
import workerUrl from './photo-worker.ts?worker&url';

/** Starts the worker that decodes the previews of photos; pages have trusted types. */
export function startPhotoWorker(): Worker {
  const policy = window.trustedTypes?.createPolicy('pegboard-photo-worker', {
    createScriptURL: () => workerUrl,
  });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
