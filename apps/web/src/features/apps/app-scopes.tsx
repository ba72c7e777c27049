import type { ReactNode } from 'react';
import { appTexts as enUsApps } from '../../messages/en-us-apps.ts';
import { useTexts } from '../../messages/language.ts';

/** The scopes of apps, in the order in which pages list them. */
export const APP_SCOPES = Object.keys(enUsApps.scopes) as readonly NamedScope[];

/** The scopes of apps that the site names, by what they allow. */
export type NamedScope = keyof typeof enUsApps.scopes;

/** Lists what the scopes of an app allow (CR-14). A scope without a text is named as it is. */
export function AppScopes({ scopes }: { readonly scopes: readonly string[] }): ReactNode {
  const texts = useTexts('apps', enUsApps).scopes;
  const isNamed = (scope: string): scope is NamedScope => scope in texts;
  return (
    <ul>
      {scopes.map((scope) => (
        <li key={scope}>{isNamed(scope) ? texts[scope] : scope}</li>
      ))}
    </ul>
  );
}
