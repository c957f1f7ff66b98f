import {
  createUuid,
  planningApi,
  useBeginEditalMutation,
  useMakeEditalMapMutation,
  useWriteStudyPlanMutation,
  type AppStore,
} from '@mapa/api-client';
import { useRequireLogin } from '@mapa/auth';
import { dayInBrasilia, routePath } from '@mapa/domain';
import { useGo } from '@mapa/ui-kit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { NoticeProgramme } from '../model';

const LONGEST_NAME = 80;

/** The exam of the week's plan that a programme suggests; null if its day is unknown or past. */
function planFor({ id, nome, data_prova, dia_do_concurso }: NoticeProgramme) {
  if (data_prova === null || data_prova < dayInBrasilia()) return null;
  return dia_do_concurso ? { prova_id: id } : { data_prova, nome_prova: nome.slice(0, LONGEST_NAME) };
}

/**
 * Makes the student's map of a notice's programme and opens its first question; a visitor signs in first. The week is
 * planned for the exam unless the student plans for another.
 */
export function useMakeMap(programme: NoticeProgramme) {
  const { id, nome, cargo } = programme;
  const [copy, copying] = useBeginEditalMutation();
  const [make, making] = useMakeEditalMapMutation();
  const [write] = useWriteStudyPlanMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const requireLogin = useRequireLogin();
  const go = useGo();
  const dispatch = useDispatch<AppStore['dispatch']>();

  async function planWeek() {
    const plan = planFor(programme);
    if (plan === null) return;
    const { data: today } = await dispatch(planningApi.endpoints.today.initiate(undefined, { subscribe: false }));
    if (today?.prova === null) await write(plan);
  }
  async function run() {
    const edital = { id: createUuid(), nome, tamanho: null, texto: null, concurso_id: id, cargo };
    const { data: copied } = await copy(edital);
    const { data: made } = copied ? await make({ id: copied.id }) : {};
    if (!made) return;
    setIsLeaving(true);
    await planWeek();
    go(routePath('mapQuestions', { id: made.mapa.id }));
  }
  return {
    handleMake: () => requireLogin(() => void run()),
    isBusy: copying.isLoading || making.isLoading || isLeaving,
    error: copying.error ?? making.error,
  };
}
