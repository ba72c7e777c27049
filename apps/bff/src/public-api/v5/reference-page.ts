import { escapeHtml, type Locale } from '@pegboard/types';
import { PAGE_THEMES } from '../../platform/http/plugins/error-page.ts';
import type { AnyApiRoute } from './api-route.ts';
import type { ListedEvent } from './deps.ts';
import { describeV5, pathOf } from './describe-v5.ts';
import { referenceMessages } from './reference-messages.ts';

const STYLE = `${PAGE_THEMES}
body { margin: 0 }
header { padding: 1rem 1.5rem; border-block-end: 1px solid var(--border); font-weight: 700; font-size: 1.25rem }
header a { color: inherit; text-decoration: none }
main { max-inline-size: 60rem; margin: 0 auto; padding: 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.3 }
h2 { font-size: 1.25rem; margin-block: 2.5rem 0.5rem; text-transform: capitalize }
h3 { font-size: 1rem; margin-block: 1.5rem 0.5rem; overflow-wrap: anywhere }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
nav ul { columns: 14rem; padding-inline-start: 1.25rem }
a { color: inherit }
a:focus-visible, .scroll:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.method { display: inline-block; min-inline-size: 4rem; padding: 0.125rem 0.5rem; border-radius: 0.375rem; background: var(--sunken); text-align: center }
.scroll { overflow-x: auto }
table { border-collapse: collapse; inline-size: 100% }
.scroll td:first-child code { white-space: nowrap }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-block-end: 1px solid var(--border); text-align: start; vertical-align: top }`;

/** The guide with the shapes of the events, retries, and a receiver that verifies signatures. */
const WEBHOOKS_GUIDE = 'https://github.com/pegboard/pegboard/blob/main/docs/webhooks.md';

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
};
type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};
type Content = { readonly content?: { readonly 'application/json': { readonly schema: Schema } } };
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};

/** Renders the reference of the public API from its description; the page has no scripts. */
export function referencePage(
  routes: readonly AnyApiRoute[],
  page: {
    readonly nonce: string;
    readonly locale: Locale;
    readonly theme: 'auto' | 'light' | 'dark';
    readonly server: string;
    readonly webhookEvents: readonly ListedEvent[];
  },
): string {
  const messages = referenceMessages(page.locale);
  const { paths } = describeV5(routes, page.server) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const groups = Map.groupBy(routes, ({ operation }) => operation.split('/')[0] ?? '');
  const sections = [...groups].map(([name, ofGroup]) => {
    const parts = ofGroup.map((route) => {
      const operation = paths[pathOf(route)]?.[route.method.toLowerCase()];
      return operation ? renderOperation(route, operation) : '';
    });
    return `<section lang="en" dir="ltr"><h2 id="${name}">${name.replaceAll('_', ' ')}</h2>${parts.join('')}</section>`;
  });
  const links = [...groups.keys()].map(
    (name) => `<li><a href="#${name}">${name.replaceAll('_', ' ')}</a></li>`,
  );
  return `<!doctype html>
<html lang="${page.locale}" dir="${page.locale === 'ar' ? 'rtl' : 'ltr'}" data-theme="${page.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.title} | Pegboard</title><style nonce="${page.nonce}">${STYLE}</style></head>
<body><header><a href="/">Pegboard</a></header><main><h1>${messages.title}</h1>
<p>${messages.introduction}</p>
<p>${messages.address}: <code dir="ltr">${escapeHtml(page.server)}</code></p>
<p><a href="/v5/openapi.json">${messages.description}</a></p>
<nav aria-label="${messages.title}"><ul lang="en" dir="ltr">${links.join('')}<li><a href="#webhooks">webhooks</a></li></ul></nav>
${sections.join('\n')}
${webhooks()}
</main></body></html>
`;

  function webhooks(): string {
    const rows = page.webhookEvents.map(
      ({ type, scopes }) =>
        `<tr><td dir="ltr"><code>${type}</code></td><td dir="ltr">${scopes.map((scope) => `<code>${scope}</code>`).join(' ')}</td></tr>`,
    );
    return `<section><h2 id="webhooks">${messages.webhooks}</h2><p>${messages.aboutWebhooks}</p>
<ul><li><a href="/app-factory-oauth/">${messages.yourApps}</a></li><li><a href="https://www.standardwebhooks.com/" rel="noopener">Standard Webhooks</a></li><li><a href="${WEBHOOKS_GUIDE}" rel="noopener">${messages.webhooksGuide}</a></li></ul>
<div class="scroll" tabindex="0" role="region" aria-label="${messages.events}"><table><thead><tr><th scope="col">${messages.events}</th><th scope="col">${messages.scopes}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
  }

  /** Marks a message of the page's language within the English sections. */
  function own(message: string): string {
    return `<span lang="${page.locale}">${message}</span>`;
  }

  function renderOperation(route: AnyApiRoute, operation: Operation): string {
    const body = operation.requestBody?.content?.['application/json'].schema;
    const rows = [
      ...operation.parameters.map(({ name, in: place, required, schema }) => ({
        name,
        place,
        required,
        schema,
      })),
      ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
        name,
        place: 'body',
        required: body?.required?.includes(name) ?? false,
        schema,
      })),
    ];
    const [status = '200', response] = Object.entries(operation.responses)[0] ?? [];
    const answer = response?.content?.['application/json'].schema;
    const scopes = route.scopes.map((scope) => `<code>${scope}</code>`).join(' ');
    return `<article><h3 id="${operation.operationId.replace('/', '-')}"><code class="method">${route.method}</code> <code>${pathOf(route)}</code></h3>
<p>${escapeHtml(operation.summary)}</p><p>${own(messages.scopes)}: ${scopes}</p>
${rows.length === 0 ? '' : table(operation, rows)}
<p>${own(messages.response)}: <code>${status}</code> ${answer ? `<code>${escapeHtml(typeOf(answer))}</code>` : own(messages.none)}</p></article>`;
  }

  function table(
    { operationId }: Operation,
    rows: readonly Omit<Parameter & { readonly place: string }, 'in'>[],
  ): string {
    const cells = rows.map(
      ({ name, place, required, schema }) =>
        `<tr><td><code>${name}</code></td><td>${place}</td><td>${own(required ? messages.yes : messages.no)}</td><td><code>${escapeHtml(typeOf(schema))}</code></td></tr>`,
    );
    return `<div class="scroll" tabindex="0" role="region" aria-label="${messages.parameters}: ${operationId}"><table><thead lang="${page.locale}"><tr><th scope="col">${messages.name}</th><th scope="col">${messages.place}</th><th scope="col">${messages.required}</th><th scope="col">${messages.type}</th></tr></thead><tbody>${cells.join('')}</tbody></table></div>`;
  }
}

/** Returns a short text of a schema, such as `integer 1–250` or `Board[]`. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(String).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(typeOf).join(' | ');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, inner]) => `${name}: ${typeOf(inner)}`)
      .join(', ')} }`;
  const type = [schema.type ?? 'any'].flat().join(' | ');
  if (schema.minimum !== undefined && schema.maximum !== undefined)
    return `${type} ${schema.minimum}–${schema.maximum}`;
  return type;
}
