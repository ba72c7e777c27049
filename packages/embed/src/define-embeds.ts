import { embedAddress, type EmbedKind } from './model/embed-address.ts';
import { readFrameMessage } from './model/read-frame-message.ts';
import { saveButtonClass } from './save-button.ts';

/** The events of an element, which bubble. */
export type EmbedEvents = {
  /** The embedded page is ready. */
  readonly 'pegboard-ready': CustomEvent<null>;
  /** The embedded page needs this height, in CSS pixels. */
  readonly 'pegboard-resize': CustomEvent<{ readonly height: number }>;
  /** A link of the embedded page was opened in a new tab. */
  readonly 'pegboard-open': CustomEvent<{ readonly url: string }>;
  /** A button to save was pressed: the composer opens in a new tab, at this address. */
  readonly 'pegboard-save': CustomEvent<{ readonly url: string }>;
};

/** An element that shows a Pin, board or profile: `pegboard-pin`, `pegboard-board` or `pegboard-profile`. */
export type EmbedElement = HTMLElement;

declare global {
  interface HTMLElementTagNameMap {
    'pegboard-pin': EmbedElement;
    'pegboard-board': EmbedElement;
    'pegboard-profile': EmbedElement;
    'pegboard-save': HTMLElement;
  }
  interface HTMLElementEventMap extends EmbedEvents {}
}

/** The sizes before the styles of the page: they do not depend on the content, so nothing moves when it arrives. */
const STYLE = `:host{display:block;overflow:hidden;max-inline-size:100%;border-radius:16px}:host([hidden]){display:none}iframe{display:block;inline-size:100%;block-size:100%;border:0}`;
const SIZES: Readonly<Record<EmbedKind, string>> = {
  pin: ':host{inline-size:300px;block-size:480px}',
  board: ':host{block-size:600px}',
  profile: ':host{block-size:600px}',
};
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const ATTRIBUTES = ['src', 'theme', 'columns', 'lang', 'auto-height'];

/**
 * Registers the elements `pegboard-pin`, `pegboard-board`, `pegboard-profile` and `pegboard-save` for a site (IO-07). The last is a
 * button that saves the page or an image of it. Each of the others shows the content to
 * which its `src`, or else its first link, leads, in a frame that is loaded when it comes near the screen. An element whose link does not
 * lead to such content of the site shows the link. Elements that are registered already keep their site. Without a DOM, as on a server, nothing
 * happens. Throws a `TypeError` if `siteUrl` is no absolute address.
 */
export function defineEmbeds({ siteUrl }: { readonly siteUrl: string }): void {
  const { origin } = new URL(siteUrl);
  if (typeof customElements === 'undefined') return;
  for (const kind of ['pin', 'board', 'profile'] as const) {
    const name = `pegboard-${kind}`;
    if (!customElements.get(name)) customElements.define(name, elementClass(kind, siteUrl, origin));
  }
  if (!customElements.get('pegboard-save')) customElements.define('pegboard-save', saveButtonClass(siteUrl));
}

function elementClass(kind: EmbedKind, siteUrl: string, siteOrigin: string): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES;

    readonly #root: ShadowRoot;
    #frame: HTMLIFrameElement | undefined;
    #links: MutationObserver | undefined;

    constructor() {
      super();
      this.#root = this.attachShadow({ mode: 'open' });
      // A constructed sheet needs no permission of the page's content security policy.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE + SIZES[kind]);
      this.#root.adoptedStyleSheets = [sheet];
      this.#root.append(document.createElement('slot'));
    }

    connectedCallback(): void {
      addEventListener('message', this.#onMessage);
      // While a page is parsed, its elements are connected before their children exist.
      this.#links = new MutationObserver(() => this.#show());
      this.#links.observe(this, { childList: true, subtree: true });
      this.#show();
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#onMessage);
      this.#links?.disconnect();
    }

    attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      if (!this.isConnected || old === value) return;
      if (name === 'theme' && this.#frame) this.#sendTheme();
      else this.#show();
    }

    #sendTheme(): void {
      const message = { source: 'pegboard', type: 'set-theme', theme: this.getAttribute('theme') ?? 'auto' };
      this.#frame?.contentWindow?.postMessage(message, siteOrigin);
    }

    #show(): void {
      const link = this.querySelector('a');
      const href = this.getAttribute('src') ?? link?.getAttribute('href');
      const appearance = {
        theme: this.getAttribute('theme'),
        columns: this.getAttribute('columns'),
        lang: this.closest('[lang]')?.getAttribute('lang') ?? null,
      };
      const address =
        typeof href === 'string'
          ? embedAddress(kind, href, appearance, { siteUrl, origin: location.origin })
          : undefined;
      if (address === undefined) {
        this.#frame = undefined;
        this.#root.replaceChildren(document.createElement('slot'));
        return;
      }
      const title = this.title || link?.textContent?.trim() || href || '';
      if (this.#frame?.src === address) {
        this.#frame.title = title;
        return;
      }
      this.#frame = document.createElement('iframe');
      Object.assign(this.#frame, { src: address, title, loading: 'lazy' });
      this.#frame.setAttribute('part', 'frame');
      this.#frame.setAttribute('sandbox', SANDBOX);
      this.#root.replaceChildren(this.#frame);
    }

    readonly #onMessage = ({ source, origin, data }: MessageEvent): void => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== siteOrigin) return;
      const message = readFrameMessage(data);
      if (!message) return;
      const { type, ...detail } = message;
      if (type === 'ready' && this.hasAttribute('theme')) this.#sendTheme(); // it may have changed since
      if (message.type === 'resize' && this.hasAttribute('auto-height'))
        this.style.blockSize = `${message.height}px`;
      const init = { bubbles: true, detail: type === 'ready' ? null : detail };
      this.dispatchEvent(new CustomEvent(`pegboard-${type}`, init));
    };
  };
}
