import type { PageInfo } from '../../data/page-info.ts';
import { scriptJson } from '../../features/document-head/script-json.ts';
import { captureEarlyEvents } from '../document/event-replay.ts';
import { inlineScript } from './inline-script.ts';
import type { PageRequest, ScreenFiles } from './page-request.ts';

const EVENT_REPLAY_CODE = `;(${String(captureEarlyEvents)})()`;

/** Returns the HTML at the start of `<head>`, before the elements that React renders there. */
export function documentHead(page: PageRequest, info: PageInfo): string {
  const { nonce, devHead, runsScripts, assets, locale } = page;
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`, // libraries that insert a style sheet read the nonce from it
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/assets/icon-180.png">',
    `<link rel="manifest" href="/manifest.webmanifest?lang=${locale}">`,
    fileLinks(assets, runsScripts),
    devHead ?? '',
    inlineScript(nonce, `self.__pb_page=${scriptJson(info)}${runsScripts ? EVENT_REPLAY_CODE : ''}`),
  ].join('');
}

/** Returns links to the files of the matched screens, each once; the build adds the `file` of its code to a route. */
export function screenLinks(matches: readonly { readonly route: object }[], page: PageRequest): string {
  const { assets, areStillShown, locale, runsScripts } = page;
  const screens = matches.map(
    ({ route }) => assets.screens[(route as { readonly file?: string }).file ?? ''],
  );
  const language = assets.languages[locale];
  const files = areStillShown ? [language, ...screens] : [assets.member, language, ...screens];
  const styles = new Set(files.flatMap((each) => each?.styles ?? []));
  const modules = new Set(files.flatMap((each) => each?.modules ?? []));
  return fileLinks({ styles: [...styles], modules: [...modules] }, runsScripts);
}

function fileLinks({ styles, modules }: ScreenFiles, runsScripts: boolean): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(runsScripts ? modules : []).map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
    ),
  ].join('');
}
