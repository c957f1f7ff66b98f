import { questionsAddress } from '../filters/questions-address';
import { figure } from '../format/figures';
import { routePath } from '../routes';

/** A number on a screen that links to the questions that it counts. */
export interface CountedLink {
  text: string;
  questions: number;
  to: string;
}

/**
 * The student's options in a subject; each number equals the length of the list that it links to; undefined if the
 * host, or stored data of the device, lacks it.
 */
export interface SubjectOffer {
  id: number;
  nao_resolvidas?: number | undefined;
  erradas_agora?: number | undefined;
  a_rever?: number | undefined;
}

/** The list of a subject's unanswered questions, without hidden ones. */
export const unsolvedAddress = (subject: number): string =>
  questionsAddress({ assunto_id: [subject], estado: 'nao_respondidas', ocultas: 'excluir' });

/**
 * A link to the questions whose latest answer is wrong, of a matéria, an assunto or a board, without hidden ones.
 * Accuracy counts first answers instead; the text says "agora" to distinguish the two (docs/decisions/117).
 * @returns null if there is none
 */
export function wrongLink(
  field: 'materia_id' | 'assunto_id' | 'banca_id',
  { id, erradas_agora = 0 }: Pick<SubjectOffer, 'id' | 'erradas_agora'>,
): CountedLink | null {
  if (erradas_agora === 0) return null;
  return {
    text: `${figure(erradas_agora)} ${erradas_agora === 1 ? 'errada' : 'erradas'} agora`,
    questions: erradas_agora,
    to: questionsAddress({ [field]: [id], estado: 'erradas', ocultas: 'excluir' }),
  };
}

/** Links into a subject, in order of preference: unsolved, wrong, due for review today. */
export function subjectLinks(offer: SubjectOffer): CountedLink[] {
  const { id, nao_resolvidas = 0, a_rever = 0 } = offer;
  const unsolved = {
    text: `${figure(nao_resolvidas)} ${nao_resolvidas === 1 ? 'não resolvida' : 'não resolvidas'}`,
    questions: nao_resolvidas,
    to: unsolvedAddress(id),
  };
  const due = {
    text: `${figure(a_rever)} para rever hoje`,
    questions: a_rever,
    to: `${routePath('review')}?assunto=${id}`,
  };
  return [unsolved, wrongLink('assunto_id', offer), due].filter(
    (link) => link !== null && link.questions > 0,
  ) as CountedLink[];
}

/** The link of a suggested subject; without counts from the host, it leads to unsolved questions. */
export const subjectAddress = (offer: SubjectOffer): string => subjectLinks(offer)[0]?.to ?? unsolvedAddress(offer.id);
