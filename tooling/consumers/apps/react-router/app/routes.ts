// @boundaries-ignore the app installs it
import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('home.tsx')] satisfies RouteConfig;
