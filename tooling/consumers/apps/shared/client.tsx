// @boundaries-ignore the app installs it
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

hydrateRoot(document.querySelector('#root') as HTMLElement, <Page />);
