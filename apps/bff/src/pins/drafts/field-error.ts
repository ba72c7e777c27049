import { AppError, type ErrorCode, type LimitCode } from '../../platform/errors/errors.ts';

/**
 * Runs a check of one field. An error of it that callers should know gets the path of the field, so that it can be shown
 * there.
 */
export async function withField<T>(field: string, check: () => Promise<T>, text?: string): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof AppError) || error.fields || error.status >= 500) throw error;
    const code = error.code as Exclude<ErrorCode, LimitCode>;
    throw new AppError(code, { fields: { [field]: text ?? error.message }, cause: error });
  }
}
