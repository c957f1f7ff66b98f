import type { ResultOf } from '@mapa/api-contract';
import type { TestApp } from './app';

const LIST = 'GET /api/customer-area/sitting';

type Result = ResultOf<'GET /api/customer-area/sitting/{id}/result'>;

/** The score of a sitting in the list, and that which its result gives: they are equal. */
export async function scoresOf(api: TestApp, result: Result, token: string) {
  const { data } = await api.ok(LIST, {}, token);
  const { certas, anuladas, retidas, penaliza_erro, liquida } = result;
  return {
    listed: data.find(({ id }) => id === result.id)?.resultado,
    computed: {
      certas,
      ...(anuladas > 0 && { anuladas }),
      ...(retidas !== undefined && { retidas }),
      ...(penaliza_erro && { liquida }),
    },
  };
}
