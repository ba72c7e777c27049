import type { BusinessLink } from '@pegboard/business-dashboard';
import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';

/** The links of business pages, followed without loading the page again. */
export const businessLink: BusinessLink = (props): ReactNode => <Link {...props} />;
