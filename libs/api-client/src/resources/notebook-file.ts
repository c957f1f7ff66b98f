import { EXPORT_COUNT_HEADERS, type ExportFormatId } from '@mapa/domain';
import { baseApi } from '../api/base-api';
import { recordCall } from '../api/endpoint';
import type { News } from '../api/news';
import { sendFileCall } from '../transport/base-query';
import type { Client } from '../transport/client';

const EXPORT = 'POST /api/customer-area/question-notebook/{id}/export';

interface NotebookFile {
  id: string;
  formato: ExportFormatId;
  /** Takes the whole file, which never becomes a value of this page. */
  onFile: (file: Blob) => void;
}

/** How many questions are in the file (null where the server does not say), and how many the day's limit or the format left out. */
interface FileCounts {
  questions: number | null;
  withheld: number;
  annulled: number;
}

/** Its key may have been released, and its questions served. */
const staleAfterFile = (id: string) => [{ type: 'Notebook', id }, 'PlanUse'] as const;

recordCall(EXPORT);

const notebookFileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notebookFile: build.mutation<FileCounts, NotebookFile>({
      queryFn: async ({ onFile, ...args }, { extra, signal }) => {
        const outcome = await sendFileCall(extra as Client, { call: EXPORT, args }, { signal });
        if ('error' in outcome) return outcome;
        const { file, header } = outcome;
        onFile(file);
        const questions = header(EXPORT_COUNT_HEADERS.questions);
        return {
          data: {
            questions: questions === undefined ? null : Number(questions),
            withheld: Number(header(EXPORT_COUNT_HEADERS.withheld) ?? 0),
            annulled: Number(header(EXPORT_COUNT_HEADERS.annulled) ?? 0),
          },
        };
      },
      invalidatesTags: (_result, error, { id }) => (error ? [] : staleAfterFile(id)),
      onQueryStarted: async ({ id }, { extra, queryFulfilled }) => {
        if (await queryFulfilled.catch(() => null))
          (extra as Client).tabs?.tell({ tags: staleAfterFile(id) } satisfies News);
      },
    }),
  }),
});

export const { useNotebookFileMutation } = notebookFileApi;
