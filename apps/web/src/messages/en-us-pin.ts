/** What stands above products like a pin, in English. */
export const pinProductsTexts = { title: 'Shop similar' } as const;
