export { describeTus } from './describe-tus.ts';
export { tusRoutes } from './tus-routes.ts';
export type { NewTusUpload, TusUpload, TusUploads } from './tus-uploads.ts';
