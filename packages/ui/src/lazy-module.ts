import { lazy, type ComponentType } from 'react';

type Module<Parts> = { readonly [Name in keyof Parts]: ComponentType<Parts[Name]> };

/** Code that is loaded for the first part of it that is rendered, or before. */
export type LazyModule<Parts> = {
  /**
   * A part by its name, to be rendered below a `Suspense`; `without` represents it when the code does not
   * come.
   */
  readonly component: <Name extends keyof Parts>(
    name: Name,
    without: ComponentType<Parts[Name]>,
  ) => ComponentType<Parts[Name]>;
  /** Loads the code; parts that are first rendered from then on are there at once, as a server wants them. */
  readonly load: () => Promise<unknown>;
};

/** Parts of a component whose code is one chunk. */
export function lazyModule<Parts>(importCode: () => Promise<Module<Parts>>): LazyModule<Parts> {
  let loaded: Module<Parts> | undefined;
  const load = (): Promise<Module<Parts>> => importCode().then((module) => (loaded = module));
  const component: LazyModule<Parts>['component'] = (name, without) => {
    const of = (module: Module<Parts>) => ({ default: module[name] });
    return lazy(() =>
      loaded ? instant(of(loaded)) : load().then(of, () => ({ default: without })),
    ) as unknown as typeof without;
  };
  return { load, component };
}

/** A promise that shows its value at once: React then renders without waiting. */
function instant<T>(value: T): Promise<T> {
  // oxlint-disable-next-line unicorn/no-thenable -- it is what React asks for, and nothing else sees it
  return { then: (take: (value: T) => void) => take(value) } as unknown as Promise<T>;
}
