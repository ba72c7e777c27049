/** The default site, an origin, set by the build. */
declare const __PEGBOARD_SITE__: string;
