import { baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

const ONE = (_result: unknown, { id }: { id: string }) => [{ type: 'Edital' as const, id }];

/** Editais of notices, those that the student has sent, and the maps made of them. */
export const editalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noticeProgramme: queryCall(build, 'GET /api/exam/{id}/programme'),
    editais: queryCall(build, 'GET /api/customer-area/edital', { tags: () => ['Edital'] }),
    edital: queryCall(build, 'GET /api/customer-area/edital/{id}', { tags: ONE, keepS: 0 }),
    beginEdital: mutationCall(build, 'POST /api/customer-area/edital', { invalidates: () => ['Edital'] }),
    // Sent many times in a row; the edital is reloaded after the last piece.
    sendEditalChunk: mutationCall(build, 'PUT /api/customer-area/edital/{id}/chunk/{pedaco}', {
      invalidates: (result, { id }) =>
        result && result.recebidos === result.total ? [{ type: 'Edital' as const, id }] : [],
    }),
    correctEdital: mutationCall(build, 'PUT /api/customer-area/edital/{id}', { invalidates: ONE }),
    discardEdital: mutationCall(build, 'DELETE /api/customer-area/edital/{id}', { invalidates: () => ['Edital'] }),
    // A rebuilt map has other questions in another order.
    makeEditalMap: mutationCall(build, 'POST /api/customer-area/edital/{id}/map', {
      invalidates: (result) => [
        'Edital',
        { type: 'StudentMap', id: 'LIST' },
        'PlanUse',
        ...(result
          ? [
              { type: 'StudentMap' as const, id: result.mapa.id },
              { type: 'MapQuestions' as const, id: result.mapa.id },
            ]
          : []),
      ],
    }),
  }),
});

export const {
  useNoticeProgrammeQuery,
  useEditaisQuery,
  useEditalQuery,
  useBeginEditalMutation,
  useSendEditalChunkMutation,
  useCorrectEditalMutation,
  useDiscardEditalMutation,
  useMakeEditalMapMutation,
} = editalApi;
