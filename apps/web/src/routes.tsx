import type { RouteObject } from 'react-router';
import { Root } from './routes/root/root.tsx';

/** Every screen of the site, by address. */
export const routes: RouteObject[] = [{ id: 'root', path: '/', element: <Root />, children: [{ index: true, element: <h1>Pegboard</h1> }] }];
