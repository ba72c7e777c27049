/** A rendered screen, with what is wrong with it. */
export type RenderedScreen = {
  readonly name: string;
  readonly viewer: string;
  readonly size: string;
  readonly theme: string;
  readonly language: string;
  /** The name of its image in the folder; null without one. */
  readonly file: string | null;
  readonly issues: readonly string[];
};

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => ESCAPED[one] ?? one);

/** Returns the index page of a folder of screens: one row per screen, with its variants and their issues. */
export function indexPage(rendered: readonly RenderedScreen[]): string {
  const rows = Map.groupBy(rendered, ({ name }) => name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #777; color: #fff }
.row { display: flex; gap: 12px; overflow-x: auto; padding-block: 8px }
figure { margin: 0; flex: none } img { block-size: 420px; inline-size: auto; display: block }
figcaption { max-inline-size: 640px } em { color: #ffd6d6 }
</style>
${[...rows].map(([name, screens]) => `<h2>${escape(name)}</h2>\n<div class="row">${screens.map(figure).join('')}</div>`).join('\n')}
</html>
`;
}

function figure({ file, size, theme, language, issues }: RenderedScreen): string {
  const image =
    file === null ? '' : `<a href="${escape(file)}"><img src="${escape(file)}" alt="" loading="lazy"></a>`;
  const found = issues.map((issue) => `<br><em>${escape(issue)}</em>`).join('');
  return `<figure>${image}<figcaption>${size}, ${theme}, ${language}${found}</figcaption></figure>`;
}
