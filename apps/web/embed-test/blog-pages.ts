/** The origins of the test: the site, a page that embeds it, and a page that forges messages. */
export type BlogAddresses = { readonly site: string; readonly blog: string; readonly forger: string };

type ServedPage = { readonly html: string; readonly policy: string };

const documentOf = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}<p>The end</p></body></html>`;

/** Returns a page of the other origin: with embeds, the same without scripts, or one beside a frame that forges messages. */
export function blogPage(
  path: string,
  { site, forger }: BlogAddresses,
  { pin, count }: { readonly pin: string; readonly count: number },
): ServedPage {
  const script = `<script src="${site}/embed/elements.js"></script>`;
  const board = `<a href="${site}/ada/the-windowsill-jungle/">The windowsill jungle</a>`;
  const strict = `default-src 'none'; img-src 'self'; script-src ${site}; frame-src ${site}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
  if (path.startsWith('/with-forger'))
    return {
      html: documentOf(
        'Forger',
        script,
        `<pegboard-board theme="light" auto-height>${board}</pegboard-board><iframe src="${forger}/forging/" title="An ad"></iframe>`,
      ),
      policy: strict.replace('frame-src', `frame-src ${forger}`),
    };
  const kinds = [
    `<pegboard-pin><a href="${site}${pin}">A Pin</a></pegboard-pin>`,
    `<pegboard-board columns="2">${board}</pegboard-board>`,
    `<pegboard-profile theme="dark"><a href="${site}/ada/">Ada</a></pegboard-profile>`,
    `<pegboard-board lang="ar" columns="4">${board}</pegboard-board>`,
  ];
  const embeds = Array.from({ length: count }, (_, index) => kinds[index % kinds.length]).join('');
  const save = `<pegboard-save media="/bowl.jpg" url="/"><a href="${site}/pin/create/button/">Save</a></pegboard-save>`;
  const isWithout = path.startsWith('/without-scripts');
  return {
    html: documentOf('Blog', script, save + embeds),
    policy: isWithout ? strict.replace(`script-src ${site}`, "script-src 'none'") : strict,
  };
}

/** Returns a page that forges messages: as a frame beside an embed, or around an embed that is for another origin. */
export function forgerPage(path: string, { site, blog }: BlogAddresses): ServedPage {
  if (path.startsWith('/framing'))
    return {
      html: documentOf(
        'Stranger',
        '',
        `<iframe width="400" height="400" title="Ada" src="${site}/embed/ada/?theme=light&amp;origin=${encodeURIComponent(blog)}"></iframe>`,
      ),
      policy: `default-src 'none'; frame-src ${site}`,
    };
  const forge = `
    const send = () => {
      const message = { source: 'pegboard', version: 1, note: 'forged' };
      for (const data of [{ type: 'resize', height: 9999 }, { type: 'open', url: 'https://forged.example/' }])
        parent.postMessage({ ...message, ...data }, '*');
      for (let nth = 0; nth < parent.frames.length; nth += 1)
        if (parent.frames[nth] !== window) parent.frames[nth].postMessage({ ...message, type: 'set-theme', theme: 'dark' }, '*');
    };
    setInterval(send, 200);`;
  return {
    html: documentOf('Forger', `<script>${forge}</script>`, ''),
    policy: "script-src 'unsafe-inline'",
  };
}
