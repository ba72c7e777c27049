import { createElement, text } from './element.ts';
import { pageRefusal, readImage } from './page-images.ts';

const GAP_PX = 8;
/** The elements under the pointer that are looked at: pages cover images by links and gradients. */
const LAYERS_MAX = 6;

/**
 * Shows a button on the image under the pointer, or at the keyboard focus. `onSave` is called when a person presses it: a
 * press by a script of the page does nothing.
 */
export function attachSaveButton(
  root: ShadowRoot,
  host: HTMLElement,
  onSave: (imageUrl: string) => void,
): void {
  const button = createElement(
    'button',
    { type: 'button', class: 'save-button', popover: 'manual' },
    text('save'),
  );
  let image: HTMLImageElement | undefined;
  let frame: number | undefined;
  root.append(button);

  const hide = (): void => {
    image = undefined;
    button.hidePopover();
  };
  const show = (target: HTMLImageElement): void => {
    if (image === target) return;
    if (pageRefusal() !== undefined || !readImage(target)) return hide();
    image = target;
    const { left, right, top } = target.getBoundingClientRect();
    const isRightToLeft = host.dir === 'rtl';
    button.style.setProperty('top', `${Math.max(top, 0) + GAP_PX}px`);
    button.style.setProperty('left', isRightToLeft ? 'auto' : `${Math.max(left, 0) + GAP_PX}px`);
    button.style.setProperty(
      'right',
      isRightToLeft ? `${Math.max(document.documentElement.clientWidth - right, 0) + GAP_PX}px` : 'auto',
    );
    button.setAttribute('aria-label', text('saveImage', readImage(target)?.alt ?? ''));
    button.showPopover();
  };

  document.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
    if (pointerType === 'touch' || frame !== undefined) return;
    frame = requestAnimationFrame(() => {
      frame = undefined;
      const layers = document.elementsFromPoint(clientX, clientY).slice(0, LAYERS_MAX);
      if (layers[0] === host) return;
      const under = layers.find((layer) => layer instanceof HTMLImageElement);
      if (under) show(under);
      else if (image) hide();
    });
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target === host || !(target instanceof Element)) return;
    const images = target instanceof HTMLImageElement ? [target] : [...target.querySelectorAll('img')];
    const [only, second] = images;
    if (only && !second) show(only);
    else if (image) hide();
  });
  addEventListener('scroll', () => image && hide(), { capture: true, passive: true });
  button.addEventListener('click', (event) => {
    const target = image && readImage(image);
    if (!event.isTrusted || !target) return;
    hide();
    onSave(target.url);
  });
}
