import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The attributes of an embedding element in JSX. */
export type EmbedAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  /** The address of the content; without it, the first link inside is used. */
  readonly src?: string;
  readonly theme?: 'auto' | 'light' | 'dark';
  /** Columns of a board or profile, 1 to 6. */
  readonly columns?: number;
  /** Lets the element become as high as its content, which moves what follows it. */
  readonly 'auto-height'?: boolean;
};

/** The attributes of the button to save in JSX. */
export type SaveButtonAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  /** The page that the Pin links to; without it, the page itself. */
  readonly url?: string;
  /** The image; without it, the composer shows the images of the page. */
  readonly media?: string;
  /** The description; without it, the title of the page. */
  readonly description?: string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pegboard-pin': Omit<EmbedAttributes, 'columns'>;
      'pegboard-board': EmbedAttributes;
      'pegboard-profile': EmbedAttributes;
      'pegboard-save': SaveButtonAttributes;
    }
  }
}
