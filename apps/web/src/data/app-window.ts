declare global {
  interface Window {
    /** The window of a site below a path, with addresses without the path: see `serveBelowPath`. */
    __pb_window?: Window;
  }
}

/**
 * The window, whose `location` and `history` have addresses within the site: the site may be served below a path, which no other code
 * knows. Code that reads or changes the path of the page uses it in place of `location`.
 */
export const appWindow: Window = import.meta.env.SSR ? (globalThis as never) : (window.__pb_window ?? window);

/** Returns the complete address of an address within the site. */
export const toPublicUrl = (path: string): string => window.__pb_page.publicUrl + path;
