/** The state of a grid's list: more available, loading, failed, or complete. */
export type PinGridStatus = 'idle' | 'loading' | 'failed' | 'end';
