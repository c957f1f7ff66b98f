import type { KindView } from './view/kind-view';

/** View of kinds in which an answer is one alternative. */
export const SINGLE_ANSWER_VIEW: KindView = {
  legend: 'Alternativas',
  input: 'radio',
  correctness: {
    right: 'Gabarito',
    missed: 'Gabarito',
    'chosen-right': 'Sua resposta, correta',
    'chosen-wrong': 'Sua resposta, incorreta',
    chosen: 'Sua resposta',
  },
  AnswerSum: null,
};
