import type { notebooksApi } from '@mapa/api-client';
import { dayText, figure, paperVariantsText } from '@mapa/domain';
import type { StudyQuestion } from '../model';

type NotebookDetail = (typeof notebooksApi)['endpoints']['notebook']['Types']['ResultType'];

/** Notes about a notebook to show before answering: a released key, and answers given outside it. */
export function notebookNotes({
  gabarito_liberado_em,
  variantes,
  progresso,
  respondidas_fora = 0,
}: NotebookDetail): string[] {
  const released = gabarito_liberado_em
    ? `Gabarito liberado em ${dayText(gabarito_liberado_em)}: o que você responder conta no seu progresso, não nas estatísticas de todos nem na TRI.`
    : null;
  const elsewhere =
    respondidas_fora === 1 ? 'Uma das questões em aberto' : `${figure(respondidas_fora)} das questões em aberto`;
  const versions = variantes ? paperVariantsText(progresso.total, variantes) : null;
  return [
    versions,
    released,
    respondidas_fora > 0 ? `${elsewhere} você já respondeu fora deste caderno.` : null,
  ].filter((note) => note !== null);
}

/** How an open question of a notebook was answered elsewhere; null where it was not. */
export function elsewhereText({
  resposta,
  resposta_fora,
}: Pick<StudyQuestion, 'resposta' | 'resposta_fora'>): string | null {
  if (resposta || !resposta_fora) return null;
  const { acertou, respondida_em } = resposta_fora;
  const verdict = acertou === null ? '' : acertou ? ', e acertou' : ', e errou';
  return `Você já respondeu esta questão fora deste caderno, em ${dayText(respondida_em)}${verdict}.`;
}
