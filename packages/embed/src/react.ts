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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pegboard-pin': Omit<EmbedAttributes, 'columns'>;
      'pegboard-board': EmbedAttributes;
      'pegboard-profile': EmbedAttributes;
    }
  }
}
