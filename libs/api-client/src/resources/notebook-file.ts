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
  /** Receives the whole file, which is never stored in the page's state. */
  onFile: (file: Blob) => void;
}

/**
 * Number of questions in the file (null if the server does not state it), and of those omitted by the daily limit or
 * the format.
 */
interface FileCounts {
  questions: number | null;
  withheld: number;
  annulled: number;
}

/** The notebook's key may have been released and its questions served. */
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
