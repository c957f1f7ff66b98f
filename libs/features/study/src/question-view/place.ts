import { figure, fineShareText } from '@mapa/domain';
import { subjectOf, type Collection } from '../collection/collection';
import type { Detail, StudyQuestion } from '../model';
import type { Navigation } from '../navigation/use-navigation';

/** The place of a question, from 1, in a list of `count`: "1 de 4". */
export const ordinalText = (ordinal: number, count: number): string => `${figure(ordinal)} de ${figure(count)}`;

/**
 * A question's position in a map or notebook: "1 de 4", its subject, and the subject's incidence. A phone shows them in
 * one line and cuts its end, where the incidence may be missed; a cut "1 de 1" could be any number.
 */
export function placeOf(
  question: StudyQuestion,
  { weighsIncidence }: Pick<Collection, 'weighsIncidence'>,
  detail: Detail,
  { ordinal, count }: Pick<Navigation, 'ordinal' | 'count'>,
): string[] {
  const id = subjectOf(detail, question);
  const subject = detail.assuntos.find(({ assunto_id }) => assunto_id === id);
  return [
    ordinalText(ordinal, count),
    ...(subject ? [subject.nome] : []),
    ...(subject && weighsIncidence ? [`${fineShareText(subject.percentual / 100)} da prova`] : []),
  ];
}
