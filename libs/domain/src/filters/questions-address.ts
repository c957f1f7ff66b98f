import { fromAddress, listAddress } from '../list-address';
import type { AnswerState } from '../options';
import { routePath } from '../routes';

interface Choice {
  assunto_id?: number[];
  banca_id?: number[];
  materia_id?: number[];
  estado?: AnswerState;
  ocultas?: 'excluir';
}

/** The fields of the address of /questoes that links from other screens use. */
const QUESTIONS = listAddress<Choice>(
  routePath('questions'),
  {
    materia_id: { key: 'materia_id[]', read: fromAddress.ids },
    assunto_id: { key: 'assunto_id[]', read: fromAddress.ids },
    banca_id: { key: 'banca_id[]', read: fromAddress.ids },
    estado: { key: 'estado', read: fromAddress.words(20) },
    ocultas: { key: 'ocultas', read: fromAddress.exactly('excluir') },
  },
  [],
);

/** The address of the list of questions with these filters. */
export const questionsAddress = (choice: Choice): string => QUESTIONS.to(choice);
