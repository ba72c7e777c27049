import { blockFont } from './block-font.ts';
import './drawable-page.css';
import { isAboutToChange } from './coming-changes.ts';

const QUIET_FRAMES = 2;
const LONGEST_WAIT_MS = 3000;

/**
 * Makes the page render the same on every machine: letters are blocks, nothing is animated, no caret blinks.
 */
export async function stabilizePage(): Promise<void> {
  const font = new FontFace('Pegboard blocks', blockFont(), { weight: '1 1000' });
  document.fonts.add(await font.load());
}

/** Resolves when images are loaded, videos show a frame, nothing is pending and the page has not changed for two frames. */
export async function settled(): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  let changes = 0;
  const watcher = new MutationObserver(() => (changes += 1));
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0; quiet < QUIET_FRAMES && performance.now() < until;) {
    const before = changes;
    await new Promise(requestAnimationFrame);
    await Promise.all([...document.images].filter(isComing).map(decoded));
    quiet = changes === before && !isAboutToChange() && !isBuffering() ? quiet + 1 : 0;
  }
  watcher.disconnect();
}

/** Returns whether a video still loads the frame that it will show: until then its place is empty. */
function isBuffering(): boolean {
  return [...document.querySelectorAll('video')].some(
    ({ networkState, readyState, seeking }) =>
      seeking ||
      (networkState === HTMLMediaElement.NETWORK_LOADING && readyState < HTMLMediaElement.HAVE_CURRENT_DATA),
  );
}

function isComing(image: HTMLImageElement): boolean {
  return !image.complete && (image.loading !== 'lazy' || isInSight(image));
}

/**
 * Returns whether the browser loads a lazy image: not below the viewport, nor outside its scroll container.
 */
function isInSight(image: HTMLImageElement): boolean {
  const { top, left, right } = image.getBoundingClientRect();
  for (let frame = image.parentElement; frame; frame = frame.parentElement) {
    const edge = frame.getBoundingClientRect();
    const isClipped = getComputedStyle(frame).overflowX !== 'visible';
    if (isClipped && (left >= edge.right || right <= edge.left)) return false;
  }
  return top < innerHeight;
}

const decoded = (image: HTMLImageElement): Promise<void> => image.decode().catch(() => undefined);
