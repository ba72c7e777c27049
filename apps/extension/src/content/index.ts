import type { PageCommand } from '../protocol.ts';
import { focusedImage, readImage } from './page-images.ts';
import { createPicker } from './picker.ts';
import { attachSaveButton } from './save-button.ts';
import { createShadowHost } from './shadow-host.ts';

const MARK = '__pegboardExtension';

/** Adds the save button and the picker to the page, once, however often the script is injected. */
function start(): void {
  if (Reflect.has(globalThis, MARK)) return;
  Reflect.set(globalThis, MARK, true);
  const { host, root } = createShadowHost();
  const picker = createPicker(root);
  attachSaveButton(root, host, (imageUrl) => void picker.open(imageUrl));
  chrome.runtime.onMessage.addListener((command: PageCommand) => {
    const focused = focusedImage();
    const imageUrl = findSelected(command.imageUrl) ?? (focused && readImage(focused)?.url);
    void picker.open(imageUrl);
  });
}

/** Returns the address of the largest file of the image that shows `source`. */
function findSelected(source: string | undefined): string | undefined {
  if (source === undefined) return undefined;
  const image = [...document.images].find(({ currentSrc, src }) => currentSrc === source || src === source);
  return image && readImage(image)?.url;
}

start();
