import { baseApi } from '../api/base-api';
import { boundMutationCall, mutationCall, queryCall } from '../api/endpoint';
import {
  AFTER_SITTING,
  followBegin,
  followMarks,
  followRefusal,
  followSitting,
  followSittings,
  sittingNews,
  withheldNews,
} from '../api/follow-sittings';
import { openSittings } from '../api/sitting-standing';

/** Removing a recipe changes no sitting, so only the list of recipes is reloaded. */
const RECIPES = { type: 'Sitting', id: 'RECEITAS' } as const;

/**
 * The clock of a sitting was stopped or continues: whatever shows it is reloaded, here and in other tabs. A tag waits
 * for the calls under way, so a view requested before cannot be the last one; a `refetch` would be merged with it.
 */
const AFTER_CLOCK = {
  invalidates: (_result: unknown, { id }: { id: string }) => [{ type: 'Sitting', id } as const],
  onSettled: followRefusal,
};

export const sittingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sittingOffer: queryCall(build, 'GET /api/customer-area/exam/sitting-offer/{id}', { tags: () => ['Sitting'] }),
    // Answered questions, and those that an open sitting withholds, can no longer be drawn.
    sittingProposal: queryCall(build, 'GET /api/customer-area/sitting-proposal', { tags: () => ['Sitting'] }),
    sittingRecipes: queryCall(build, 'GET /api/customer-area/sitting-recipe', { tags: () => [RECIPES] }),
    removeRecipe: mutationCall(build, 'DELETE /api/customer-area/sitting-recipe/{id}', {
      invalidates: () => [RECIPES],
    }),
    sittings: queryCall(build, 'GET /api/customer-area/sitting', {
      tags: (list) => ['Sitting', ...(list?.data ?? []).map(({ id }) => ({ type: 'Sitting', id }) as const)],
      onSettled: (outcome, _args, page) => {
        if (!('data' in outcome)) return;
        followSittings(outcome.data.data, page);
        if (outcome.data.current_page > 1) return;
        // A missing one was discarded, or is older than many others; its own view tells which.
        const told = outcome.data.data.map(({ id }) => id);
        for (const id of openSittings(page.client)) if (!told.includes(id)) void page.dispatch(askSitting(id));
      },
    }),
    sitting: queryCall(build, 'GET /api/customer-area/sitting/{id}', {
      tags: (_result, { id }) => [{ type: 'Sitting', id }],
      onSettled: followSitting,
    }),
    sittingResult: queryCall(build, 'GET /api/customer-area/sitting/{id}/result', {
      tags: (_result, { id }) => [{ type: 'Sitting', id }],
      onSettled: followSitting,
    }),
    // A sitting's questions are withheld everywhere else from its start on.
    beginSitting: mutationCall(build, 'POST /api/customer-area/sitting', {
      invalidates: () => AFTER_SITTING,
      news: ({ questoes }) => withheldNews(questoes.map(({ id }) => id)),
      onSettled: followBegin,
    }),
    // Marks may be sent long after they were made, so they are bound to their student's token.
    writeMarks: boundMutationCall(build, 'PUT /api/customer-area/sitting/{id}/marks', { onSettled: followMarks }),
    pauseSitting: mutationCall(build, 'POST /api/customer-area/sitting/{id}/pause', AFTER_CLOCK),
    resumeSitting: mutationCall(build, 'POST /api/customer-area/sitting/{id}/resume', AFTER_CLOCK),
    finishSitting: mutationCall(build, 'POST /api/customer-area/sitting/{id}/finish', {
      invalidates: () => AFTER_SITTING,
      news: (_result, { id }) => sittingNews(id),
      onSettled: followRefusal,
    }),
    discardSitting: mutationCall(build, 'DELETE /api/customer-area/sitting/{id}', {
      invalidates: () => AFTER_SITTING,
      news: (_result, { id }) => sittingNews(id),
      onSettled: followRefusal,
    }),
  }),
});

/** Loads a sitting's current state; the call itself processes the response. */
function askSitting(id: string) {
  return sittingsApi.endpoints.sitting.initiate({ id }, { forceRefetch: true, subscribe: false });
}

export const {
  useSittingOfferQuery,
  useSittingProposalQuery,
  useSittingRecipesQuery,
  useRemoveRecipeMutation,
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
