const STEPS = [0, 0.25, 0.5, 0.75, 1];

type Tell = (ratio: number) => void;

let observer: IntersectionObserver | undefined;
const watched = new Map<Element, Tell>();

/** Tells how much of an element is in view, from 0 to 1, whenever that changes by about a quarter; until it is ended. */
export function watchInView(element: Element, tell: Tell): () => void {
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
