/** A shared page: a profile, or a board that is visible to everyone with its address. */
export type SharedPage = {
  readonly kind: 'profile' | 'board';
  readonly path: string;
  readonly name: string;
};
