import { createElement, text } from './element.ts';
import type { PageImage } from './page-images.ts';

/** The choice of one image of the page. */
export type ImageChoice = { readonly element: HTMLElement; readonly read: () => PageImage | undefined };

/** Creates a group of radio buttons with the images of the page; `selectedUrl` is chosen, else the only one. */
export function createImageChoice(
  images: readonly PageImage[],
  selectedUrl: string | undefined,
  onChange: (image: PageImage) => void,
): ImageChoice {
  const selected =
    images.find(({ url }) => url === selectedUrl) ?? (images.length === 1 ? images[0] : undefined);
  const options = images.map((image, index) => {
    const input = createElement('input', {
      type: 'radio',
      name: 'image',
      required: true,
      checked: image === selected,
      'aria-label': image.alt || text('imageNumber', String(index + 1)),
    });
    const picture = createElement('img', {
      src: image.url,
      alt: '',
      loading: 'lazy',
      referrerpolicy: 'no-referrer',
    });
    input.addEventListener('change', () => onChange(image));
    return { image, input, label: createElement('label', { class: 'image' }, input, picture) };
  });
  return {
    element: createElement(
      'fieldset',
      { class: 'images' },
      createElement('legend', {}, text('chooseImage')),
      createElement('div', { class: 'grid' }, ...options.map(({ label }) => label)),
    ),
    read: () => options.find(({ input }) => input.checked)?.image,
  };
}
