import { todayListRoute } from './today-list.tsx';

export const { loader, Component, handle } = todayListRoute('trending');
