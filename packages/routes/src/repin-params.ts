/** The parameters of the save screen's address (SF-04, RT-06). */
export type RepinParams = {
  /** The save was requested by the one-tap button. */
  readonly isOneTap: boolean;
  /** The path of this site to return to when the screen is closed. */
  readonly origin: string | undefined;
  /** Moves a copy that is saved, in place of saving the pin. */
  readonly isEditingPin: boolean;
  /** The board that the copy is on. */
  readonly pinBoardId: string | undefined;
  /** The reader comes from the toast of a save, and goes back to where that was. */
  readonly isFromToast: boolean;
  /** The pin that was saved, where the path names its copy. */
  readonly originalPinId: string | undefined;
};

/** Reads the flags of `/pin/{id}/repin/`; what is no id, or leads to another site, is as if it were not there. */
export function parseRepinParams(params: URLSearchParams): RepinParams {
  const isOn = (name: string): boolean => params.get(name) === 'true';
  const id = (name: string): string | undefined => /^\d{1,20}$/.exec(params.get(name) ?? '')?.[0];
  return {
    isOneTap: isOn('isOneTap'),
    // `//` and `/\` begin another site's address, also with a tab between, which browsers leave out.
    origin: /^\/(?![/\\])[^\t\n\r]*$/.exec(params.get('origin') ?? '')?.[0],
    isEditingPin: isOn('isEditingPin'),
    pinBoardId: id('pinBoardId'),
    isFromToast: isOn('isFromToast'),
    originalPinId: id('originalPinId'),
  };
}
