import type { SiteTables } from '../tables.ts';
import { pins } from './counted.ts';

export const offline: SiteTables['offline'] = {
  newVersion: 'إصدار جديد من Pegboard جاهز.',
  reload: 'إعادة التحميل',
  keep: 'الاحتفاظ بها دون اتصال',
  remove: 'إزالتها من هذا الجهاز',
  keeping: 'يجري حفظ اللوحة على هذا الجهاز.',
  kept: (count) => `متاحة دون اتصال، ${pins(count)}.`,
  removed: 'أُزيلت اللوحة من هذا الجهاز.',
  isKept: 'متاحة دون اتصال',
  full: 'لا تكفي المساحة المتبقية على هذا الجهاز للوحة. لم يتغير شيء.',
  failed: 'عذرًا! تعذّر حفظ اللوحة. تحقق من اتصالك وحاول مرة أخرى.',
};
