import { Parser } from 'htmlparser2';

/** The anchors, links and resources of a built page. */
export type BuiltPage = {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  /** The addresses from which the page loads something by itself. */
  readonly resources: readonly string[];
  readonly language: string | undefined;
};

const LOADED_LINKS = /\b(?:stylesheet|icon|preload|modulepreload)\b/;

/** Reads a built page. */
export function readBuiltPage(html: string): BuiltPage {
  const ids = new Set<string>();
  const links: string[] = [];
  const resources: string[] = [];
  let language: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, src } = attributes;
      if (id) ids.add(id);
      if (name === 'html') language = attributes['lang'];
      if (name === 'a' && href !== undefined) links.push(href);
      if (name === 'link' && href !== undefined && LOADED_LINKS.test(attributes['rel'] ?? ''))
        resources.push(href);
      if (src !== undefined) resources.push(src);
    },
  });
  parser.end(html);
  return { ids, links, resources, language };
}

/**
 * Returns what is wrong with the links of built pages, by address such as `/guides/theming/`: targets and anchors that
 * do not exist, resources of other sites, and pages without a language. `fileExists` answers for files that are no page.
 */
export function findLinkProblems(
  pages: ReadonlyMap<string, BuiltPage>,
  fileExists: (address: string) => boolean,
): readonly string[] {
  return [...pages].flatMap(([address, page]) => {
    const problems = page.links.flatMap((link) => linkProblem(address, link, pages, fileExists));
    const foreign = page.resources
      .filter((url) => /^(?:https?:)?\/\//.test(url))
      .map((url) => `loads ${url}`);
    const missing = page.resources
      .filter((url) => url.startsWith('/') && !url.startsWith('//'))
      .filter((url) => !pages.has(url) && !fileExists(url))
      .map((url) => `loads ${url}, which does not exist`);
    const language = page.language ? [] : ['has no language'];
    return [...problems, ...foreign, ...missing, ...language].map((problem) => `${address}: ${problem}`);
  });
}

function linkProblem(
  address: string,
  link: string,
  pages: ReadonlyMap<string, BuiltPage>,
  fileExists: (address: string) => boolean,
): readonly string[] {
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link)) return [];
  const { pathname, hash } = new URL(link, `https://docs.example${address}`);
  const target = pages.get(pathname);
  if (!target) return fileExists(pathname) ? [] : [`${link} leads nowhere`];
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || target.ids.has(id) ? [] : [`${link} has no such anchor`];
}
