import { figure, fineShareText } from '@mapa/domain';
import { subjectOf, type Collection } from '../collection/collection';
import type { Detail, StudyQuestion } from '../model';
import type { Navigation } from '../navigation/use-navigation';

/** The place of a question, from 1, in a list of `count`: "1 de 4". */
export const ordinalText = (ordinal: number, count: number): string => `${figure(ordinal)} de ${figure(count)}`;

/** A question's position in a map or notebook: its subject, the subject's incidence, and "1 de 4". */
export function placeOf(
  question: StudyQuestion,
  { weighsIncidence }: Pick<Collection, 'weighsIncidence'>,
  detail: Detail,
  { ordinal, count }: Pick<Navigation, 'ordinal' | 'count'>,
): string[] {
  const id = subjectOf(detail, question);
  const subject = detail.assuntos.find(({ assunto_id }) => assunto_id === id);
  return [
    ...(subject ? [subject.nome] : []),
    ...(subject && weighsIncidence ? [`${fineShareText(subject.percentual / 100)} da prova`] : []),
    ordinalText(ordinal, count),
  ];
}
