/** The parameters of the save screen's address (SF-04, RT-06). */
export type RepinParams = {
  /** The save was requested by the one-tap button. */
  readonly isOneTap: boolean;
  /** The path of this site to return to when the screen is closed. */
  readonly origin: string | undefined;
  /** True to move a saved copy instead of saving the pin. */
  readonly isEditingPin: boolean;
  /** The id of the copy's board. */
  readonly pinBoardId: string | undefined;
  /** True if the viewer comes from the toast of a save, and returns to the page of the save. */
  readonly isFromToast: boolean;
  /** The id of the pin that was saved, if the path contains its copy. */
  readonly originalPinId: string | undefined;
};

/** Parses the flags of `/pin/{id}/repin/`; invalid ids, and addresses of other sites, are ignored. */
export function parseRepinParams(params: URLSearchParams): RepinParams {
  const isOn = (name: string): boolean => params.get(name) === 'true';
  const id = (name: string): string | undefined => /^\d{1,20}$/.exec(params.get(name) ?? '')?.[0];
  return {
    isOneTap: isOn('isOneTap'),
    // `//` and `/\` begin another site's address, also with a tab between, which browsers strip.
    origin: /^\/(?![/\\])[^\t\n\r]*$/.exec(params.get('origin') ?? '')?.[0],
    isEditingPin: isOn('isEditingPin'),
    pinBoardId: id('pinBoardId'),
    isFromToast: isOn('isFromToast'),
    originalPinId: id('originalPinId'),
  };
}
