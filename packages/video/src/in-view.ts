const STEPS = [0, 0.25, 0.5, 0.75, 1];

type Tell = (ratio: number) => void;

let observer: IntersectionObserver | undefined;
const watched = new Map<Element, Tell>();

/**
 * Calls back with an element's visible ratio, from 0 to 1, when it changes by about a quarter; it is 0 while
 * the page is hidden. Returns a function that stops observing. An element can be observed once at a time.
 */
export function observeVisibility(element: Element, tell: Tell): () => void {
  let ratio = 0;
  const see = (): void => tell(document.hidden ? 0 : ratio);
  const unwatch = watchInView(element, (seen) => {
    ratio = seen;
    see();
  });
  document.addEventListener('visibilitychange', see);
  return () => {
    unwatch();
    document.removeEventListener('visibilitychange', see);
  };
}

/** Calls back with an element's visible ratio, from 0 to 1, when it changes by about a quarter. */
function watchInView(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries)
        watched.get(target)?.(isIntersecting ? intersectionRatio : 0);
    },
    { threshold: STEPS },
  );
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}
