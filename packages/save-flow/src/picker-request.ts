/** The purpose of the open picker: saving a pin, or moving its copy. */
export type PickerRequest = {
  readonly pinId: string;
  readonly isMove: boolean;
  /** The title of the pin, shown if its save is queued. */
  readonly title?: string | undefined;
  /** The displayed pin, if it is a copy. */
  readonly viaPinId?: string | undefined;
  /** The image of the pin. */
  readonly imageUrl?: string | undefined;
  /** The button that opened the picker, which is shown below it. */
  readonly anchor?: Element | undefined;
};
