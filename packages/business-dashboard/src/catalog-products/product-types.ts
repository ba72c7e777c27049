import type { ActionResult } from '../layout/use-action.ts';

/** A product of a catalog, as in `CatalogProductsResource`. */
export type CatalogProduct = {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly link: string;
  /** The address of its image; null for an uploaded one. */
  readonly image_link: string | null;
  /** The image as the site shows it; null while there is none. */
  readonly image: string | null;
  /** In units of the currency. */
  readonly price: number;
  readonly sale_price: number | null;
  readonly currency: string;
  readonly availability: 'in_stock' | 'out_of_stock';
  readonly brand: string | null;
  readonly product_type: string | null;
  readonly item_group_id: string | null;
  readonly custom_label_0: string | null;
  readonly is_by_hand: boolean;
  /** `blocked`: a moderator removed its Pin; `gone`: its Pin was deleted. */
  readonly state: 'live' | 'waiting' | 'failed' | 'blocked' | 'gone';
  readonly pin_id: string | null;
};

/** The values of the product form. */
export type ProductInput = {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly image_link: string;
  /** The image that was uploaded in the form; undefined without one. */
  readonly upload_id?: string | undefined;
  readonly price: string;
  readonly sale_price: string;
  readonly currency: string;
  readonly availability: 'in_stock' | 'out_of_stock';
  readonly brand: string;
  readonly product_type: string;
  readonly item_group_id: string;
  readonly custom_label_0: string;
};

/** The rules of a group; a product has to match all of them. */
export type ProductGroupRules = {
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly label?: string | undefined;
  readonly text?: string | undefined;
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
  readonly availability?: 'in_stock' | 'out_of_stock' | undefined;
  readonly on_sale?: boolean | undefined;
};

/** The values of the form of a group. */
export type ProductGroupInput = {
  readonly name: string;
  readonly rules: ProductGroupRules;
  /** The ids of products that are in the group regardless of the rules. */
  readonly picked: readonly string[];
};

/** A product group, as in `ProductGroupsResource`. */
export type ProductGroup = ProductGroupInput & {
  readonly id: string;
  readonly product_count: number;
  /** The images of its first products. */
  readonly images: readonly string[];
};

/** A page of products. */
export type ProductPage = { readonly items: readonly CatalogProduct[]; readonly bookmark: string | null };

type Failed = Extract<ActionResult, { ok: false }>;
/** The result of a request with data. */
export type ProductResult<T> = { readonly ok: true; readonly data: T } | Failed;

/** The ports of the page of a catalog's products. */
export type CatalogProductsPorts = {
  readonly readProducts: (params: {
    readonly query: string;
    readonly bookmark: string | null;
  }) => Promise<ProductResult<ProductPage>>;
  /** Adds a product, or changes the one with this id. */
  readonly saveProduct: (input: ProductInput, id: string | null) => Promise<ProductResult<CatalogProduct>>;
  readonly removeProduct: (id: string) => Promise<ActionResult>;
  /** Uploads an image of a product; resolves to the id of the upload. */
  readonly uploadImage: (file: File) => Promise<ProductResult<string>>;
  /** Adds a group, or changes the one with this id. */
  readonly saveGroup: (input: ProductGroupInput, id: string | null) => Promise<ProductResult<ProductGroup>>;
  readonly removeGroup: (id: string) => Promise<ActionResult>;
  readonly readGroups: () => Promise<ProductResult<readonly ProductGroup[]>>;
};

/** The preview of the shop of a profile, as in `ShopPreviewResource`. */
export type ShopPreviewData = {
  readonly username: string;
  readonly full_name: string;
  /** True if the profile shows the shop to everyone. */
  readonly is_public: boolean;
  readonly is_verified: boolean;
  readonly live_count: number;
  /** Number of products that are not in the shop yet, or cannot be. */
  readonly pending_count: number;
  readonly sections: readonly {
    readonly id: string;
    readonly name: string;
    readonly product_count: number;
    readonly products: readonly CatalogProduct[];
  }[];
  /** The first products of the catalog. */
  readonly products: readonly CatalogProduct[];
};
