// @boundaries-ignore the app installs it
import { createContext } from 'react';

/** The nonce of the response; undefined in the browser, which hides nonces. */
export const NonceContext = createContext<string | undefined>(undefined);
