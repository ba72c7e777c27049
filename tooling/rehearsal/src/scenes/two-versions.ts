import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { createViteApp, npm, copyPage } from '../fresh-app.ts';
import { computedStyles, open } from '../look.ts';
import { LATER_PADDING } from '../releases.ts';
import type { Scene } from '../stage.ts';
import { serveFolder } from '../static-site.ts';
import { styleChanges, type ComputedStyles } from '../style-changes.ts';
import { checkHostStyles } from '../try-host.ts';

const VERSIONS = ['first', 'later'] as const;
type Version = (typeof VERSIONS)[number];

/**
 * Two versions of the card on one page: each looks as if it were alone, and the rest of the page is not
 * affected.
 */
export const twoVersions: Scene = async (stage) => {
  const packages = VERSIONS.flatMap((version) => [
    `card-${version}@npm:@pegboard/pin-card@${stage[version]}`,
    `ui-${version}@npm:@pegboard/ui@${stage[version]}`,
  ]);
  const app = await createViteApp(stage, [...packages, `@pegboard/types@${stage.first}`], 'two-versions');
  // It imports the card under its own name.
  rmSync(join(app, 'src/shared/some-cards.tsx'));
  copyPage(app);
  await npm(stage, app, 'run', 'build');
  const site = await serveFolder(join(app, 'dist'));
  try {
    const together = await open(stage.browser, site.url);
    const problems: string[] = [];
    for (const version of VERSIONS) {
      const changes = styleChanges(
        await stylesOf(stage.browser, `${site.url}?${version}`, version),
        await stylesOf(stage.browser, site.url, version),
      );
      problems.push(...changes.map((change) => `the other version changes the ${version} one: ${change}`));
    }
    const paddings = await Promise.all(
      VERSIONS.map((version) =>
        together.page
          .locator(`[data-version="${version}"] article`)
          .first()
          .evaluate((card) => getComputedStyle(card).paddingBlockEnd),
      ),
    );
    if (paddings.join(' ') !== `0px ${LATER_PADDING}px`)
      problems.push(`the versions do not look different: ${paddings.join(' ')}`);
    return [
      ...problems,
      ...(await together.complaints()),
      ...(await checkHostStyles(stage.browser, `${site.url}?plain`, site.url)),
    ];
  } finally {
    await site.stop();
  }
};

async function stylesOf(browser: Browser, url: string, version: Version): Promise<ComputedStyles> {
  const { page } = await open(browser, url);
  await page.locator(`[data-version="${version}"] article`).first().waitFor();
  const styles = await computedStyles(page, `[data-version="${version}"], [data-version="${version}"] *`);
  await page.context().close();
  return styles;
}
