/** What the picker is open for: to save a pin, or to move the copy that is saved. */
export type PickerRequest = {
  readonly pinId: string;
  readonly isMove: boolean;
  /** Names the pin, should its save have to wait. */
  readonly title?: string | undefined;
  /** The pin that is shown, when it is a copy. */
  readonly viaPinId?: string | undefined;
};
