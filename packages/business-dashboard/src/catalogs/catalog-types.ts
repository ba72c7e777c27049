/** A run of a feed, as in `CatalogRunResource`. */
export type CatalogRun = {
  readonly id: string;
  readonly catalog_id: string;
  readonly source: 'upload' | 'url';
  readonly file_name: string | null;
  readonly state: 'waiting' | 'reading' | 'applying' | 'done' | 'partly' | 'failed' | 'cancelled';
  readonly failure_code: string | null;
  readonly failure_line: number | null;
  readonly failure_fields: readonly string[];
  readonly ignored_columns: readonly string[];
  readonly bytes: number;
  readonly bytes_read: number;
  readonly line_count: number;
  readonly fine_count: number;
  readonly refused_count: number;
  readonly warning_count: number;
  readonly to_apply_count: number;
  readonly created_count: number;
  readonly updated_count: number;
  readonly sold_out_count: number;
  readonly removed_count: number;
  readonly held_count: number;
  readonly failed_count: number;
  readonly created_at: string;
  readonly ended_at: string | null;
};

/** A catalog, as in `CatalogsResource`. */
export type CatalogSummary = {
  readonly id: string;
  readonly name: string;
  readonly board_id: string;
  readonly board_url: string;
  readonly board_name: string;
  readonly currency: string;
  readonly source_url: string | null;
  readonly every_hours: number | null;
  readonly product_count: number;
  readonly last_run: CatalogRun | null;
};

/** A line of a report, as in `CatalogFindingsResource`. */
export type CatalogIssue = {
  readonly seq: number;
  readonly line: number;
  readonly item_id: string | null;
  readonly field: string | null;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly value: string;
};

/** A verification request, as `MerchantVerificationResource` returns it. */
export type MerchantRequest = {
  readonly id: string;
  readonly website: string;
  readonly words: string;
  readonly state: 'waiting' | 'verified' | 'refused';
  readonly answer: string;
};

/** The values of a catalog's form. */
export type CatalogInput = {
  readonly name: string;
  readonly board_id: string;
  readonly currency: string;
  readonly source_url: string | null;
  readonly every_hours: number | null;
};

/** The result of a request: its data, or its errors by field. */
export type CatalogResult<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      readonly message: string;
      readonly fields?: Readonly<Record<string, string>> | undefined;
    };

/** The ports of the catalog pages. */
export type CatalogPorts = {
  readonly readCatalogs: () => Promise<CatalogResult<readonly CatalogSummary[]>>;
  readonly save: (input: CatalogInput, id: string | null) => Promise<CatalogResult<CatalogSummary>>;
  readonly remove: (id: string) => Promise<CatalogResult<null>>;
  /** Starts a run; a file is sent with it, and `onSent` receives its progress, from 0 to 1. */
  readonly begin: (input: {
    readonly catalogId: string;
    readonly file: File | null;
    readonly mayShrink: boolean;
    readonly onSent: (share: number) => void;
    readonly signal: AbortSignal;
  }) => Promise<CatalogResult<CatalogRun>>;
  readonly readRun: (id: string) => Promise<CatalogResult<CatalogRun>>;
  readonly cancel: (id: string) => Promise<CatalogResult<CatalogRun>>;
  readonly readFindings: (
    runId: string,
    bookmark: string | null,
  ) => Promise<
    CatalogResult<{ readonly findings: readonly CatalogIssue[]; readonly bookmark: string | null }>
  >;
  readonly askToBeVerified: (input: {
    readonly website: string;
    readonly words: string;
  }) => Promise<CatalogResult<readonly MerchantRequest[]>>;
};
