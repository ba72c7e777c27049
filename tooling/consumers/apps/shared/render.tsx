// @boundaries-ignore the app installs it
import { renderToString } from 'react-dom/server';
import { Page } from './page';

/** Returns the HTML of the page. */
export const render = (nonce: string): string => renderToString(<Page nonce={nonce} />);
