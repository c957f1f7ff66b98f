import { EXPORT_COUNT_HEADERS, type ExportFormatId } from '@mapa/domain';
import { baseApi } from '../../api/base-api';
import { recordCall } from '../../api/endpoint';
import { sendFileCall } from '../../transport/base-query';
import type { Client } from '../../transport/client';

const EXPORT = 'POST /api/customer-area/question-notebook/{id}/export';

interface NotebookFile {
  id: string;
  formato: ExportFormatId;
  /** Takes the whole file, which never becomes a value of this page. */
  onFile: (file: Blob) => void;
}

/** How many questions are in the file, and how many the day's limit left out; null where the server does not say. */
interface FileCounts {
  questions: number | null;
  withheld: number;
}

recordCall(EXPORT);

const notebookFileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notebookFile: build.mutation<FileCounts, NotebookFile>({
      queryFn: async ({ onFile, ...args }, { extra, signal }) => {
        const outcome = await sendFileCall(extra as Client, { call: EXPORT, args }, { signal });
        if ('error' in outcome) return outcome;
        const { file, header } = outcome;
        onFile(file);
        const [questions, withheld] = [header(EXPORT_COUNT_HEADERS.questions), header(EXPORT_COUNT_HEADERS.withheld)];
        return { data: { questions: questions === undefined ? null : Number(questions), withheld: Number(withheld ?? 0) } };
      },
      // Its key may have been released, and its questions served.
      invalidatesTags: (_result, error, { id }) => (error ? [] : [{ type: 'Notebook', id }, 'PlanUse']),
    }),
  }),
});

export const { useNotebookFileMutation } = notebookFileApi;
