/** The viewports of stories, in CSS pixels. */
export const VIEWPORTS = {
  desktop: { title: 'Desktop', type: 'desktop', width: 1024, height: 720 },
  mobile: { title: 'Mobile', type: 'mobile', width: 390, height: 720 },
} as const;
