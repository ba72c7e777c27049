/** The foreign keys of rows that refer to an image which was just stored. */
const FOREIGN_KEYS: ReadonlySet<unknown> = new Set([
  'contents_image_id_images_id_fk',
  'uploads_image_id_images_id_fk',
  'board_guest_images_image_id_images_id_fk',
]);

/**
 * Stores an image and refers to it by `write`, once more if the image was removed in between, because its last use was
 * deleted.
 */
export async function retryIfImageRemoved<T>(write: () => Promise<T>): Promise<T> {
  return write().catch((error: unknown) => {
    if (isImageRemoved(error)) return write();
    throw error;
  });
}

function isImageRemoved(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if (FOREIGN_KEYS.has((error as { readonly constraint?: unknown }).constraint)) return true;
  return false;
}
