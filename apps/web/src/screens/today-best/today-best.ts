import { todayListRoute } from '../../features/explore/today-list.tsx';

export const { loader, Component, handle } = todayListRoute('best');
