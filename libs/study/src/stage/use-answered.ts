import { studentMapsApi } from '@mapa/api-client';
import type { AppStore } from '@mapa/api-client';
import { useDispatch } from 'react-redux';
import type { AnswerResult, MapDetail, MapQuestion } from '../shared/model';
import type { Stop } from '../walk/stops';
import { withAnswer } from '../walk/progress';

/** Shows an answer in the map's progress at once, before the map is asked again. */
export function useAnswered(map: MapDetail, stop: Stop, question: MapQuestion): (result: AnswerResult) => void {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const id = map.mapa.id;
  const subject = map.assuntos.find(({ assunto_id }) => question.assunto.some((node) => node.id === assunto_id));
  // Another language of this number counted already.
  const isCounted = stop.variants.some((one) => one.resposta && !one.resposta.revelada);
  return (result) => {
    if (isCounted) return;
    dispatch(studentMapsApi.util.updateQueryData('studentMap', { id }, () => withAnswer(map, subject?.assunto_id, result)));
  };
}
