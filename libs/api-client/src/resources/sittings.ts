import { baseApi } from '../api/base-api';
import { boundMutationCall, mutationCall, queryCall } from '../api/endpoint';

/** What ends with a sitting: its marks are answers from then on, and what was withheld is told again. */
const AFTER_END = [
  'Sitting',
  'OwnState',
  'Performance',
  'Statistics',
  'Comment',
  'StudentQuestion',
  'Review',
  'PlanUse',
] as const;

export const sittingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sittingOffer: queryCall(build, 'GET /api/customer-area/exam/sitting-offer/{id}', { tags: () => ['Sitting'] }),
    sittings: queryCall(build, 'GET /api/customer-area/sitting', { tags: () => ['Sitting'] }),
    sitting: queryCall(build, 'GET /api/customer-area/sitting/{id}', {
      tags: (_result, { id }) => [{ type: 'Sitting', id }],
    }),
    sittingResult: queryCall(build, 'GET /api/customer-area/sitting/{id}/result', {
      tags: (_result, { id }) => [{ type: 'Sitting', id }],
    }),
    // What is in a sitting is withheld everywhere else from its start on.
    beginSitting: mutationCall(build, 'POST /api/customer-area/sitting', { invalidates: () => AFTER_END }),
    // Marks may be sent long after they were made: they are bound to the token of the student who made them.
    writeMarks: boundMutationCall(build, 'PUT /api/customer-area/sitting/{id}/marks'),
    pauseSitting: mutationCall(build, 'POST /api/customer-area/sitting/{id}/pause'),
    resumeSitting: mutationCall(build, 'POST /api/customer-area/sitting/{id}/resume'),
    finishSitting: mutationCall(build, 'POST /api/customer-area/sitting/{id}/finish', { invalidates: () => AFTER_END }),
    discardSitting: mutationCall(build, 'DELETE /api/customer-area/sitting/{id}', { invalidates: () => AFTER_END }),
  }),
});

export const {
  useSittingOfferQuery,
  useSittingsQuery,
  useSittingQuery,
  useSittingResultQuery,
  useBeginSittingMutation,
  useWriteMarksMutation,
  usePauseSittingMutation,
  useResumeSittingMutation,
  useFinishSittingMutation,
  useDiscardSittingMutation,
} = sittingsApi;
