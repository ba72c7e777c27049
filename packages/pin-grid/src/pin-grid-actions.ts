/** The methods of a grid. */
export type PinGridActions = {
  /**
   * Scrolls to the card of an item, `offset` CSS pixels below the top of the viewport, and returns whether the item is
   * in the list.
   */
  readonly scrollTo: (
    key: string,
    options?: { readonly offset?: number; readonly behavior?: ScrollBehavior; readonly focus?: boolean },
  ) => boolean;
};
