import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp, hostHtml, npm, copyFiles, writeReadmeExample } from '../fresh-app.ts';
import { open } from '../look.ts';
import { freePort } from '@pegboard/config/free-port';
import { start } from '../programs.ts';
import type { Scene } from '../stage.ts';
import { tryCards } from '../try-cards.ts';
import { checkHostStyles } from '../try-host.ts';

const CREATE_NEXT = 'next-app@16.4.3';
/** The options of a React app with server components, without anything else. */
const CHOICES = '--ts --app --src-dir --no-tailwind --no-linter --use-npm --skip-install --disable-git --yes';

/**
 * A new Next.js app: its page is a server component that renders cards of every kind and uses the card's
 * rules; interactive cards are client components.
 */
export const serverComponentsApp: Scene = async (stage) => {
  const app = await createApp(stage, CREATE_NEXT, ...CHOICES.split(' '));
  const packages = ['pin-card', 'ui', 'types'].map((name) => `@pegboard/${name}@${stage.first}`);
  await npm(stage, app, 'install', '--ignore-scripts', ...packages);
  copyFiles('server-components', app);
  // Moves the scenario's files to where Next expects them.
  for (const name of ['layout.tsx', 'page.tsx', 'globals.css', 'page.module.css'])
    rmSync(join(app, 'src/app', name), { force: true });
  cpSync(join(app, 'src/scene/app'), join(app, 'src/app'), { recursive: true });
  cpSync(join(app, 'src/scene/proxy.ts'), join(app, 'src/proxy.ts'));
  cpSync(join(app, 'src/scene/next.config.ts'), join(app, 'next.config.ts'));
  rmSync(join(app, 'src/scene'), { recursive: true });
  const html = JSON.stringify(hostHtml());
  writeFileSync(join(app, 'src/shared/host-html.ts'), `export const hostHtml = ${html};\n`);
  writeReadmeExample(app, 'src/app/cup-card.tsx');
  const example = readFileSync(join(app, 'src/app/cup-card.tsx'), 'utf8');
  writeFileSync(join(app, 'src/app/cup-card.tsx'), `'use client';\n\n${example}`);
  await npm(stage, app, 'run', 'build');

  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const next = join(app, 'node_modules/next/dist/bin/next');
  const env = { ...stage.registry.env, NEXT_TELEMETRY_DISABLED: '1' };
  const site = await start(
    process.execPath,
    [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
    { cwd: app, env },
    url,
  );
  try {
    const inspection = await open(stage.browser, url);
    return [
      ...markupProblems(await (await fetch(url)).text()),
      ...(await tryCards(inspection.page)),
      ...(await inspection.complaints()),
      ...(await checkHostStyles(stage.browser, `${url}plain`, url)),
    ];
  } finally {
    await site.stop();
  }
};

/** Returns the problems of the server's HTML: a missing card, or an inline style. */
function markupProblems(html: string): readonly string[] {
  const cards = html.match(/<article/g)?.length ?? 0;
  const inline = html.match(/<[^>]+\sstyle="[^>]*>/g) ?? [];
  return [
    ...(cards < 23 ? [`the server sent ${cards} cards`] : []),
    ...inline.map((element) => `the server sent an inline style: ${element}`),
  ];
}
