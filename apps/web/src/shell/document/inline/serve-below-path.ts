/**
 * Lets the pages of a site below a path run: the code of the site has addresses without the path. This puts the path on each address that
 * the code gives to the browser – attributes, requests, the history, workers – and takes it off each one that the code reads
 * (OP-02, BY-19). Complete addresses are not changed. `window.__pb_window` is the window with the addresses without the path.
 *
 * It is inlined as the first script of the page: it must not reference anything from outside. A site without a path has no such script.
 */
export function serveBelowPath(base: string): void {
  const SINGLE = /^(?:href|src|action|formaction|poster)$/i;
  const SEVERAL = /^(?:srcset|imagesrcset)$/i;
  const put = <T>(address: T): T =>
    typeof address === 'string' && /^\/(?![/\\])/.test(address) ? ((base + address) as T) : address;
  const takeOff = (address: string): string => {
    if (address === base) return '/';
    return address.startsWith(base) && /^[/?#]/.test(address.slice(base.length))
      ? address.slice(base.length).replace(/^(?=[?#])/, '/')
      : address;
  };
  const eachOf = (list: string, change: (address: string) => string): string =>
    list
      .split(/(,\s+)/)
      .map(change)
      .join('');
  const written = (name: string, value: unknown): unknown => {
    if (SINGLE.test(name)) return put(value);
    return SEVERAL.test(name) && typeof value === 'string' ? eachOf(value, put) : value;
  };

  // oxlint-disable-next-line typescript/no-explicit-any -- browser functions of many types are replaced alike
  type Anything = any;
  const wrap = (of: object | undefined, name: string, change: (args: Anything[]) => Anything[]): void => {
    const original: Anything = of && Reflect.get(of, name);
    if (!of || typeof original !== 'function') return;
    Object.defineProperty(of, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: Anything[]) {
        return original.apply(this, change(args));
      },
    });
  };
  const wrapProperty = (
    of: object | undefined,
    name: string,
    change: { readonly set?: (value: unknown) => unknown; readonly get?: (value: string) => string },
  ): void => {
    const property = of && Object.getOwnPropertyDescriptor(of, name);
    if (!of || !property?.get) return;
    Object.defineProperty(of, name, {
      ...property,
      get(this: unknown) {
        const value: Anything = property.get?.call(this);
        return change.get ? change.get(value) : value;
      },
      ...(property.set && {
        set(this: unknown, value: unknown) {
          property.set?.call(this, change.set ? change.set(value) : value);
        },
      }),
    });
  };

  // Attributes and properties of elements.
  wrap(Element.prototype, 'setAttribute', ([name, value]) => [name, written(String(name), value)]);
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element
  const { getAttribute } = Element.prototype;
  Element.prototype.getAttribute = function readAttribute(name) {
    const value = getAttribute.call(this, name);
    if (value === null) return value;
    if (SINGLE.test(name)) return takeOff(value);
    return SEVERAL.test(name) ? eachOf(value, takeOff) : value;
  };
  const properties: readonly (readonly [object, string])[] = [
    [HTMLAnchorElement.prototype, 'href'],
    [HTMLLinkElement.prototype, 'href'],
    [HTMLImageElement.prototype, 'src'],
    [HTMLMediaElement.prototype, 'src'],
    [HTMLSourceElement.prototype, 'src'],
    [HTMLIFrameElement.prototype, 'src'],
    [HTMLVideoElement.prototype, 'poster'],
    [HTMLFormElement.prototype, 'action'],
    [HTMLImageElement.prototype, 'srcset'],
    [HTMLSourceElement.prototype, 'srcset'],
  ];
  for (const [of, name] of properties) wrapProperty(of, name, { set: (value) => written(name, value) });
  wrapProperty(HTMLAnchorElement.prototype, 'pathname', { get: takeOff });
  // Elements are found by the addresses that the code has given to them.
  const inSelector = ([selector]: Anything[]): Anything[] => [
    String(selector).replaceAll(/(\[(?:href|src)[~^]?=["'])(?=\\?\/)/g, `$1${base}`),
  ];
  for (const of of [Document.prototype, Element.prototype])
    for (const name of ['querySelector', 'querySelectorAll']) wrap(of, name, inSelector);

  // Requests and windows.
  wrap(window, 'fetch', ([input, ...rest]) => [put(input), ...rest]);
  wrap(window, 'open', ([address, ...rest]) => [put(address), ...rest]);
  wrap(XMLHttpRequest.prototype, 'open', ([method, address, ...rest]) => [method, put(address), ...rest]);
  wrap(Navigator.prototype, 'sendBeacon', ([address, ...rest]) => [put(address), ...rest]);

  // What the page stores for reading offline: the worker finds it by the address of a request.
  if ('caches' in window)
    for (const name of ['match', 'put', 'add', 'delete'])
      wrap(Cache.prototype, name, ([key, ...rest]) => [put(key), ...rest]);

  // Scripts of workers, for which the page needs trusted types.
  const policy = window.trustedTypes?.createPolicy('pegboard-base-path', { createScriptURL: put });
  const scriptOf = (address: unknown): unknown =>
    address instanceof URL ? address : (policy?.createScriptURL(String(address)) ?? put(String(address)));
  if ('serviceWorker' in navigator) {
    const workers = Object.getPrototypeOf(navigator.serviceWorker) as object;
    wrap(workers, 'register', ([address, options]) => [
      scriptOf(address),
      options?.scope === undefined ? options : { ...options, scope: put(options.scope) },
    ]);
    wrap(workers, 'getRegistration', ([address]) => [put(address ?? '/')]);
  }
  const OriginalWorker = window.Worker;
  window.Worker = new Proxy(OriginalWorker, {
    construct: (_, [address, options]: Anything[]) =>
      new OriginalWorker(scriptOf(address) as string, options as WorkerOptions),
  });

  // The address of the page. That of `window.location` cannot be replaced.
  wrapProperty(Document.prototype, 'referrer', {
    get(referrer) {
      const own = `${location.origin}/`;
      return referrer.startsWith(own)
        ? location.origin + takeOff(referrer.slice(location.origin.length))
        : referrer;
    },
  });
  const own = {
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    get sessionStorage() {
      return window.sessionStorage;
    },
    location: {
      get origin() {
        return location.origin;
      },
      get pathname() {
        return takeOff(location.pathname);
      },
      get search() {
        return location.search;
      },
      get hash() {
        return location.hash;
      },
      get href() {
        return location.origin + takeOff(location.pathname) + location.search + location.hash;
      },
      assign: (address: string | URL) => location.assign(put(address)),
      replace: (address: string | URL) => location.replace(put(address)),
      reload: () => location.reload(),
    },
    history: {
      get state() {
        return history.state as unknown;
      },
      pushState: (data: unknown, title: string, address?: string | URL | null) =>
        history.pushState(data, title, put(address)),
      replaceState: (data: unknown, title: string, address?: string | URL | null) =>
        history.replaceState(data, title, put(address)),
      go: (delta?: number) => history.go(delta),
    },
  };
  window.__pb_window = own as unknown as Window;
}
