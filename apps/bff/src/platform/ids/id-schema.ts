import { z } from 'zod';

/** An id in the options of a request. An invalid id matches nothing, like an unknown one (`parseId`). */
export const idSchema = z.string().max(20);
