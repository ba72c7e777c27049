/** The texts of an order. Give another table for another language. */
export type OrderMessages = {
  readonly handle: (name: string) => string;
  /** Asks where the item goes that was pressed. */
  readonly where: (name: string) => string;
  readonly toEnd: string;
  readonly cancel: string;
};

/** The texts in American English. */
export const orderMessages: OrderMessages = {
  handle: (name) => `Move ${name}`,
  where: (name) => `Choose what “${name}” goes before.`,
  toEnd: 'To the end',
  cancel: 'Cancel',
};
