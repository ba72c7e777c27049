/** The address of the default site, set by the build. */
declare const __PEGBOARD_SITE__: string;
