/** How the list of a grid fares: more may come, a page is on its way, it failed, or there is no more. */
export type PinGridStatus = 'idle' | 'loading' | 'failed' | 'end';
