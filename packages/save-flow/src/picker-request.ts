/** The purpose of the open picker: saving a pin, or moving its copy. */
export type PickerRequest = {
  readonly pinId: string;
  readonly isMove: boolean;
  /** Names the pin, should its save have to wait. */
  readonly title?: string | undefined;
  /** The pin that is shown, when it is a copy. */
  readonly viaPinId?: string | undefined;
};
