/** The content of a save from another page, as the attributes of the button and the page have it. */
export type SaveOptions = {
  /** The page that the Pin links to. */
  readonly url: string;
  /** The image; without it, the composer shows the images of the page. */
  readonly media: string | null;
  readonly description: string;
  /** The address that relative ones are resolved against. */
  readonly base: string;
};

const DESCRIPTION_MAX = 500;

/** Returns the address of the composer of a site with a page, an image and a description. What is no web address is left out. */
export function saveAddress(siteUrl: string, { url, media, description, base }: SaveOptions): string {
  const address = new URL('pin/create/button/', siteUrl);
  const add = (name: string, value: string | undefined): void => {
    if (value) address.searchParams.set(name, value);
  };
  add('url', webAddress(url, base));
  add('media', media === null ? undefined : webAddress(media, base));
  add('description', Array.from(description.trim()).slice(0, DESCRIPTION_MAX).join(''));
  return address.href;
}

function webAddress(text: string, base: string): string | undefined {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
