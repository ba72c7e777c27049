import { SHARE_TARGET_PATH } from '@pegboard/routes';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pegboard/types';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rejectOtherMethods } from './errors.ts';

const MANIFEST_PATH = '/manifest.webmanifest';
const FAVICON_PATH = '/favicon.ico';
const WORKER_PATH = '/worker.js';
const EMBED_ELEMENTS_PATH = '/embed/elements.js';
const NAME = 'Pegboard';

/** The texts of the installed app in one language. */
type AppMessages = { readonly description: string; readonly newPin: string; readonly drafts: string };

const MESSAGES: Readonly<Record<Locale, AppMessages>> = {
  'en-US': { description: 'Save and share ideas.', newPin: 'Create a Pin', drafts: 'Drafts' },
  de: { description: 'Ideen sammeln und teilen.', newPin: 'Pin erstellen', drafts: 'Entwürfe' },
  ar: { description: 'احفظ الأفكار وشاركها.', newPin: 'إنشاء دبوس', drafts: 'المسودات' },
};

/**
 * Serves the files of the installed app (CR-13): its manifest, in the language of `lang`, and the service worker, whose scope is
 * the site (IO-08); `/favicon.ico`, which browsers request without a link; and the script with which pages of other sites show content of
 * this one (IO-07). They are the same for everyone. Without a built client, there is the manifest alone.
 */
export async function appFilesPlugin(
  app: FastifyInstance,
  { clientDir, base }: { readonly clientDir: string | undefined; readonly base: string },
): Promise<void> {
  const config = { kind: 'file' } as const;
  rejectOtherMethods(app, MANIFEST_PATH, ['GET']);
  app.get<{ Querystring: { readonly lang?: unknown } }>(MANIFEST_PATH, { config }, async (request, reply) => {
    const locale = LOCALES.find((each) => each === request.query.lang) ?? DEFAULT_LOCALE;
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(createManifest(locale, base)));
  });
  if (clientDir === undefined) return;
  for (const path of [WORKER_PATH, FAVICON_PATH, EMBED_ELEMENTS_PATH]) rejectOtherMethods(app, path, ['GET']);
  app.get(FAVICON_PATH, { config }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/x-icon')
      .send(await readFile(join(clientDir, 'assets/favicon.ico'))),
  );
  app.get(WORKER_PATH, { config }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      // Of the pages' policy, a worker needs the requests alone.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(await readFile(join(clientDir, 'worker.js'))),
  );
  app.get(EMBED_ELEMENTS_PATH, { config }, async (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/javascript; charset=utf-8')
      .send(await readFile(join(clientDir, 'embed-elements.js'))),
  );
}

/** Returns the web app manifest in a language, for a site below the path `base`. */
function createManifest(locale: Locale, base: string): object {
  const { description, newPin, drafts } = MESSAGES[locale];
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${base}/assets/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: `${base}/`,
    name: NAME,
    short_name: NAME,
    description,
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    theme_color: '#0b6e69',
    background_color: '#ffffff',
    icons: [
      { src: `${base}/assets/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: newPin, url: `${base}/pin/create/` },
      { name: drafts, url: `${base}/pin/create/drafts/` },
    ],
    share_target: {
      action: base + SHARE_TARGET_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['image/*', 'video/*'] }],
      },
    },
  };
}
