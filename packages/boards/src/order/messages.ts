/** The messages of an order. Pass another table for another language. */
export type OrderMessages = {
  readonly handle: (name: string) => string;
  /** Asks for the new position of the selected item. */
  readonly where: (name: string) => string;
  readonly toEnd: string;
  readonly cancel: string;
};

/** The messages in American English. */
export const orderMessages: OrderMessages = {
  handle: (name) => `Move ${name}`,
  where: (name) => `Choose what “${name}” goes before.`,
  toEnd: 'To the end',
  cancel: 'Cancel',
};
