import type { KindView } from './kind-view';

/** Kinds of which an answer is one alternative. */
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
