import { join } from 'node:path';
import { createViteApp, npm, copyPage, writeReadmeExample } from '../fresh-app.ts';
import { findInstallErrors } from '../installed-files.ts';
import { open } from '../look.ts';
import type { Scene } from '../stage.ts';
import { serveFolder } from '../static-site.ts';
import { tryCards } from '../try-cards.ts';
import { checkHostStyles } from '../try-host.ts';

/** A new Vite app with the example of the README and a card of every kind. */
export const viteApp: Scene = async (stage) => {
  const packages = ['pin-card', 'ui', 'types'].map((name) => `@pegboard/${name}@${stage.first}`);
  const app = await createViteApp(stage, packages, 'vite');
  copyPage(app);
  writeReadmeExample(app, 'src/scene/cup-card.tsx');
  await npm(stage, app, 'run', 'build');
  const site = await serveFolder(join(app, 'dist'));
  try {
    const inspection = await open(stage.browser, site.url);
    const problems = await tryCards(inspection.page);
    const leaks = await checkHostStyles(stage.browser, `${site.url}?plain`, site.url);
    return [...findInstallErrors(app), ...problems, ...(await inspection.complaints()), ...leaks];
  } finally {
    await site.stop();
  }
};
