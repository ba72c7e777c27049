import type { PageInfo } from '../../data/page-info.ts';
import { scriptJson } from '../../features/document-head/script-json.ts';
import { loadWhenUsed } from '../document/inline/load-when-used.ts';
import { recordEarlyEvents } from '../document/inline/record-early-events.ts';
import { reloadFormerPage } from '../document/inline/reload-former-page.ts';
import { serveBelowPath } from '../document/inline/serve-below-path.ts';
import { inlineScript } from './inline-script.ts';
import type { PageRequest, ScreenFiles } from './page-request.ts';

const RECORD_EARLY_EVENTS = `;(${String(recordEarlyEvents)})()`;

/** Returns the HTML at the start of `<head>`, before the elements that React renders there. */
export function documentHead(page: PageRequest, info: PageInfo): string {
  const { nonce, devHead, runsScripts, assets, locale } = page;
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`, // libraries that insert a style sheet read the nonce from it
    basePathScript(page),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/assets/icon-180.png">',
    `<link rel="manifest" href="/manifest.webmanifest?lang=${locale}">`,
    fileLinks(withoutLaterModules(assets, page)),
    devHead ?? '',
    inlineScript(nonce, `self.__pb_page=${scriptJson(info)}${runsScripts ? RECORD_EARLY_EVENTS : ''}`),
  ].join('');
}

/** Returns the script with which a page runs below a path, before all others; nothing for a site with a host of its own. */
function basePathScript({ nonce, publicUrl, runsScripts }: PageRequest): string {
  const base = new URL(publicUrl).pathname.replace(/\/+$/, '');
  return base === '' || !runsScripts
    ? ''
    : inlineScript(nonce, `(${String(serveBelowPath)})(${JSON.stringify(base)})`);
}

/** Returns the files of the matched screens, each once; the build adds the `file` of its code to a route. */
export function screenFiles(matches: readonly { readonly route: object }[], page: PageRequest): ScreenFiles {
  const { assets, areStillShown, locale } = page;
  const screens = matches.map(
    ({ route }) => assets.screens[(route as { readonly file?: string }).file ?? ''],
  );
  const language = assets.languages[locale];
  const files = areStillShown ? [language, ...screens] : [assets.member, language, ...screens];
  return {
    styles: [...new Set(files.flatMap((each) => each?.styles ?? []))],
    modules: [...new Set(files.flatMap((each) => each?.modules ?? []))],
  };
}

/** Returns links to the files of the screens; where modules are loaded later, their list for `loadWhenUsed`. */
export function screenLinks(files: ScreenFiles, page: PageRequest): string {
  const links = fileLinks(withoutLaterModules(files, page));
  if (!page.runsScripts || !isLoadedWhenUsed(page)) return links;
  const modules = scriptJson([...page.assets.modules, ...files.modules]);
  return `${links}<script type="application/json" data-pb-modules>${modules}</script>`;
}

/** Returns the script that React writes at the end of the page: it loads the code that hydrates it. */
export function bootstrapScript(page: PageRequest): {
  readonly bootstrapModules?: string[];
  readonly bootstrapScriptContent?: string;
} {
  const { runsScripts, assets } = page;
  if (!runsScripts) return {};
  if (!isLoadedWhenUsed(page)) return { bootstrapModules: [assets.entry] };
  const load = `()=>import(${JSON.stringify(assets.entry)})`;
  return { bootstrapScriptContent: `(${String(loadWhenUsed)})(${load});(${String(reloadFormerPage)})()` };
}

/** Returns whether a page loads its scripts when it is used: pages of visitors, of whom most only look. */
function isLoadedWhenUsed({ areStillShown }: PageRequest): boolean {
  return areStillShown !== undefined;
}

function withoutLaterModules({ styles, modules }: ScreenFiles, page: PageRequest): ScreenFiles {
  return { styles, modules: page.runsScripts && !isLoadedWhenUsed(page) ? modules : [] };
}

function fileLinks({ styles, modules }: ScreenFiles): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...modules.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ].join('');
}
