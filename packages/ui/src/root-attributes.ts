import { useCallback, type AriaAttributes, type CSSProperties, type Ref, type RefCallback } from 'react';

import { classNames } from './class-names.ts';

/** The attributes that a component passes to its outermost element (PK-03), besides its own props. */
export type RootProps = AriaAttributes & {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
};

/** The attributes of the outermost element of a component. */
export type RootAttributes = Omit<RootProps, 'ref'> & {
  /** A callback in the types only, because one for `HTMLElement` suits every element. */
  readonly ref?: RefCallback<HTMLElement>;
};

const ROOT_ATTRIBUTE = /^(?:id$|style$|ref$|data-|aria-)/;

/**
 * Returns the attributes of a component's outermost element: `id`, `style`, `ref`, `data-*` and `aria-*` of its props, and
 * their class name after its own. Spread them after the component's own attributes, so that the app's replace these.
 */
export function rootAttributes(props: RootProps, className?: string): RootAttributes {
  const attributes: Record<string, unknown> = { 'data-pb': '' };
  for (const name in props) if (ROOT_ATTRIBUTE.test(name)) attributes[name] = props[name as keyof RootProps];
  attributes['className'] = classNames(className, props.className) || undefined;
  return attributes as RootAttributes;
}

/** Returns a ref that sets a component's own ref of its outermost element, and the one of its props. */
export function useMergedRef<E extends HTMLElement>(
  own: Ref<E> | undefined,
  props: RootProps,
): RefCallback<HTMLElement> {
  const { ref: given } = props;
  return useCallback(
    (element: HTMLElement) => {
      const releaseOwn = setRef(own, element as E);
      const releaseGiven = setRef(given, element);
      return () => {
        releaseOwn();
        releaseGiven();
      };
    },
    [own, given],
  );
}

/** Sets a ref to an element; the returned function releases it. */
export function setRef<E>(ref: Ref<E> | undefined, element: E): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
