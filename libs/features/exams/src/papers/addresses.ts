import { fromAddress, listAddress, routePath } from '@mapa/domain';

/** Anchor of the student's own performance on a paper's page. */
export const PERFORMANCE_ANCHOR = 'desempenho';

/** The fields of the address of /questoes that a paper's page uses. */
const QUESTIONS = listAddress<{ prova_id?: number[]; materia_id?: number[]; assunto_id?: number[] }>(
  routePath('questions'),
  {
    materia_id: { key: 'materia_id[]', read: fromAddress.ids },
    assunto_id: { key: 'assunto_id[]', read: fromAddress.ids },
    prova_id: { key: 'prova_id[]', read: fromAddress.ids },
  },
  [],
);

/** A paper's questions; `subject` narrows to one matéria or assunto of it. */
export const questionsOfExam = (
  examId: number,
  subject: { materia_id?: number[]; assunto_id?: number[] } = {},
): string => QUESTIONS.to({ prova_id: [examId], ...subject });

const LONGEST_SEARCH = 100;

/** The list of maps filtered by this name, where anyone can view and add the map. */
export const mapInList = (name: string): string =>
  `${routePath('maps')}?${new URLSearchParams({ busca: name.slice(0, LONGEST_SEARCH) })}`;
