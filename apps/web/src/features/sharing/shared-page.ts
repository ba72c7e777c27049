/** A page that is shared: a profile, or a board that everyone with its address may see. */
export type SharedPage = {
  readonly kind: 'profile' | 'board';
  readonly path: string;
  readonly name: string;
};
