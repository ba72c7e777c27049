/** The batched reads of one request. Each domain adds its own by module augmentation; `site/` creates them (BF-03). */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/consistent-type-definitions -- augmented by the domains
export interface Loaders {}
