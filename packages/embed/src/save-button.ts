import { saveAddress } from './model/save-address.ts';

const STYLE = `:host{display:inline-block}:host([hidden]){display:none}a{display:inline-flex;align-items:center;min-block-size:40px;padding-inline:16px;border-radius:20px;background:#0b6e63;color:#fff;font:600 14px/1.2 system-ui,sans-serif;text-decoration:none}a:focus-visible{outline:3px solid #0b6e63;outline-offset:2px}`;

/**
 * Creates the class of `pegboard-save`: a link that opens the composer of the site in a new tab, with the page, an image and a
 * description. Its name is the text inside it; without the script, what is inside it is shown.
 */
export function saveButtonClass(siteUrl: string): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['url', 'media', 'description'];

    readonly #link = document.createElement('a');
    #texts: MutationObserver | undefined;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      root.adoptedStyleSheets = [sheet];
      Object.assign(this.#link, { target: '_blank', rel: 'noopener' });
      this.#link.setAttribute('part', 'button');
      this.#link.addEventListener('click', () => {
        // The page may have changed its address and title since.
        this.#show();
        const detail = { url: this.#link.href };
        this.dispatchEvent(new CustomEvent('pegboard-save', { bubbles: true, detail }));
      });
      root.append(this.#link);
    }

    connectedCallback(): void {
      // While a page is parsed, its elements are connected before their children exist.
      this.#texts = new MutationObserver(() => this.#show());
      this.#texts.observe(this, { childList: true, characterData: true, subtree: true });
      this.#show();
    }

    disconnectedCallback(): void {
      this.#texts?.disconnect();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#show();
    }

    #show(): void {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
      this.#link.href = saveAddress(siteUrl, {
        url: this.getAttribute('url') ?? canonical ?? location.href,
        media: this.getAttribute('media'),
        description: this.getAttribute('description') ?? document.title,
        base: document.baseURI,
      });
      this.#link.textContent = this.textContent?.trim() || 'Save';
    }
  };
}
