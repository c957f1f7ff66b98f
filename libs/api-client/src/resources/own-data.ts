import { baseApi } from '../api/base-api';
import { recordCall } from '../api/endpoint';
import { sendFileCall } from '../transport/base-query';
import type { Client } from '../transport/client';

const EXPORT = 'GET /api/customer-area/user/export';

export interface OwnDataFile {
  /** Bytes received so far; the total is unknown. */
  onProgress: (bytes: number) => void;
  /** The whole file, stored by the browser where it has room; it is never stored in the page's state. */
  onFile: (file: Blob) => void;
}

recordCall(EXPORT);

const ownDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownDataFile: build.mutation<null, OwnDataFile>({
      queryFn: async ({ onProgress, onFile }, { extra, signal }) => {
        const outcome = await sendFileCall(extra as Client, { call: EXPORT, args: {} }, { signal, onProgress });
        if ('error' in outcome) return outcome;
        onFile(outcome.file);
        return { data: null };
      },
    }),
  }),
});

export const { useOwnDataFileMutation } = ownDataApi;
