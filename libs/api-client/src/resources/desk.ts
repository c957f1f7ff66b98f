import { baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

/** The desk of the staff. Nothing of it is kept once its screen is left: another may be writing. */
export const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    people: queryCall(build, 'GET /api/customer-area/desk/person', { tags: () => ['Person'], keepS: 0 }),
    grantRole: mutationCall(build, 'POST /api/customer-area/desk/person/{id}/role', {
      invalidates: () => ['Person', 'Audit'],
    }),
    audit: queryCall(build, 'GET /api/customer-area/desk/audit', { tags: () => ['Audit'], keepS: 0 }),
    deskPapers: queryCall(build, 'GET /api/customer-area/desk/paper', { tags: () => ['DeskPaper'], keepS: 0 }),
    deskPaper: queryCall(build, 'GET /api/customer-area/desk/paper/{id}', { tags: () => ['DeskPaper'], keepS: 0 }),
    beginPaper: mutationCall(build, 'POST /api/customer-area/desk/paper', {
      invalidates: () => ['DeskPaper', 'Audit'],
    }),
    savePaperData: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}', { invalidates: () => ['DeskPaper'] }),
    discardPaper: mutationCall(build, 'DELETE /api/customer-area/desk/paper/{id}', {
      invalidates: () => ['DeskPaper', 'Audit'],
    }),
    // Sent many times in a row: the paper is asked for again when it is read.
    sendChunk: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}/file/{parte}/chunk/{pedaco}'),
    readPaper: mutationCall(build, 'POST /api/customer-area/desk/paper/{id}/read', {
      invalidates: () => ['DeskPaper'],
    }),
    publishPaper: mutationCall(build, 'POST /api/customer-area/desk/paper/{id}/publish', {
      invalidates: () => ['DeskPaper', 'Audit'],
    }),
    deskQuestion: queryCall(build, 'GET /api/customer-area/desk/paper/{id}/question/{posicao}', {
      tags: (_result, { id, posicao }) => [{ type: 'DeskPaper', id: `${id}:${posicao}` }],
      keepS: 0,
    }),
    correctDraft: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}', {
      invalidates: () => ['DeskPaper'],
    }),
  }),
});

export const {
  usePeopleQuery,
  useGrantRoleMutation,
  useAuditQuery,
  useDeskPapersQuery,
  useDeskPaperQuery,
  useBeginPaperMutation,
  useSavePaperDataMutation,
  useDiscardPaperMutation,
  useSendChunkMutation,
  useReadPaperMutation,
  usePublishPaperMutation,
  useDeskQuestionQuery,
  useCorrectDraftMutation,
} = deskApi;
