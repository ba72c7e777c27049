import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { closingTexts as enUsClosing } from '../../messages/en-us-closing.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Renders the confirmation that an account was deactivated, or is deleted on the day in the address (AC-03). */
export function Component(): ReactNode {
  const texts = useTexts('closing', enUsClosing);
  const locale = useLocale();
  const [params] = useSearchParams();
  const day = params.get('on') ?? '';
  const isDeleted = DAY.test(day) && !Number.isNaN(Date.parse(day));
  return (
    <AuthPage
      title={isDeleted ? texts.deletedTitle : texts.closedTitle}
      intro={isDeleted ? texts.deletedIntro(formatUtcDay(day, locale)) : texts.closedIntro}
    >
      <p>
        <Link to="/login/">{texts.logIn}</Link>
      </p>
    </AuthPage>
  );
}
