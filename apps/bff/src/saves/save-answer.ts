/** What a save answers (§7 RepinResource): the copy, its board and its section. */
export type SaveAnswer = {
  readonly id: string;
  readonly board: {
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly layout: string;
  };
  readonly section: { readonly id: string; readonly title: string; readonly slug: string } | null;
};
