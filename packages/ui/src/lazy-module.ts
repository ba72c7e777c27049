import { lazy, type ComponentType } from 'react';

type Module<Parts> = { readonly [Name in keyof Parts]: ComponentType<Parts[Name]> };

/** A lazily loaded module of components, loaded when the first of them is rendered, or earlier. */
export type LazyModule<Parts> = {
  /**
   * Returns a component by name, to be rendered below a `Suspense`; `without` replaces it if loading fails.
   */
  readonly component: <Name extends keyof Parts>(
    name: Name,
    without: ComponentType<Parts[Name]>,
  ) => ComponentType<Parts[Name]>;
  /** Loads the code; components first rendered afterwards render synchronously, as a server requires. */
  readonly load: () => Promise<unknown>;
};

/** Creates a lazy module, whose components form one chunk. */
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

/** Returns a promise whose value React can read synchronously, so that it renders without suspending. */
function instant<T>(value: T): Promise<T> {
  // oxlint-disable-next-line unicorn/no-thenable -- it is what React asks for, and nothing else sees it
  return { then: (take: (value: T) => void) => take(value) } as unknown as Promise<T>;
}
