/** Whether the server has read a file and refused it: sent again, it would be refused again. */
import { ApiError } from '../../platform/api/transport/api-error.ts';

export const isRefusedFile = (error: unknown) =>
  error instanceof ApiError && [413, 415, 422].includes(error.status);
