/** The rules of a product group: a product has to match all of them. Without a rule, only picked products are in it. */
export type GroupRules = {
  /** A part of the category, in any case. */
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly label?: string | undefined;
  /** A part of the title or the description, in any case. */
  readonly text?: string | undefined;
  /** Bounds of the current price, in units of the currency; both are included. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly availability?: 'in_stock' | 'out_of_stock' | undefined;
  readonly onSale?: boolean | undefined;
};
