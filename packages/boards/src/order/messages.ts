/** The texts of an order. Give another table for another language. */
export type OrderMessages = { readonly handle: (name: string) => string };

/** The texts in American English. */
export const orderMessages: OrderMessages = { handle: (name) => `Move ${name}` };
