import type { ResultOf } from '@mapa/api-contract';
import { baseApi } from '../../api/base-api';
import { mutationCall } from '../../api/endpoint';
import { planningApi } from './planning';

type KeyChanges = NonNullable<ResultOf<'GET /api/customer-area/today'>['mudancas_de_gabarito']>;
type Read = readonly { questao_id: number; mudanca_id: number }[];

/** The changes without those that were read; null if none is left. */
function without({ total, questoes }: KeyChanges, read: Read): KeyChanges | null {
  const left = questoes.filter(
    ({ questao_id, mudanca_id }) => !read.some((one) => one.questao_id === questao_id && one.mudanca_id >= mudanca_id),
  );
  const rest = total - (questoes.length - left.length);
  return rest > 0 ? { total: rest, questoes: left } : null;
}

export const keyChangesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Removed from the cached day at once, so that the reload may fail; it brings the next ones.
    readKeyChanges: mutationCall(build, 'PUT /api/customer-area/today/key-changes', {
      invalidates: () => ['KeyChange'],
      onSettled: (outcome, { lidas }, { dispatch }) => {
        if ('error' in outcome) return;
        dispatch(
          planningApi.util.updateQueryData('today', undefined, (today) => {
            if (today.mudancas_de_gabarito) today.mudancas_de_gabarito = without(today.mudancas_de_gabarito, lidas);
          }),
        );
      },
    }),
  }),
});

export const { useReadKeyChangesMutation } = keyChangesApi;
