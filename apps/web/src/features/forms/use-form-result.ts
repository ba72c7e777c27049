import { useLocation } from 'react-router';
import { usePageInfo, type FormResult } from '../../data/page-info.ts';

/** Returns the result of the form that was natively submitted to this path, on its response page only. */
export function useFormResult(path: string): FormResult['values'] | undefined {
  const { shown } = usePageInfo();
  const { pathname, key } = useLocation();
  return key === 'default' && shown?.path === path && pathname === path ? shown.values : undefined;
}
