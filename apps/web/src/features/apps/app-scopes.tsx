import type { ReactNode } from 'react';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';

/** The scopes of apps that the site names, by what they allow. */
type NamedScope = keyof typeof enUsAccounts.apps.scopes;

/** Lists what the scopes of an app allow (CR-14). A scope without a text is named as it is. */
export function AppScopes({ scopes }: { readonly scopes: readonly string[] }): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).apps.scopes;
  const isNamed = (scope: string): scope is NamedScope => scope in texts;
  return (
    <ul>
      {scopes.map((scope) => (
        <li key={scope}>{isNamed(scope) ? texts[scope] : scope}</li>
      ))}
    </ul>
  );
}
