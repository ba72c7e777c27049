/** The parts of untyped packages that the tests of structured data use. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: unknown): Promise<
      readonly {
        readonly severity: 'ERROR' | 'WARNING';
        readonly rootType: string;
        readonly issueMessage: string;
      }[]
    >;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation?: boolean; readonly embedSource?: readonly string[] });
    parse(html: string): unknown;
  }
}
