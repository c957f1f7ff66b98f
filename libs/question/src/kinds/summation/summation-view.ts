import type { KindView } from '../view/kind-view';
import { SumLine } from './sum-line';

/** Somatório: propositions are checked, and their sum is the answer. */
export const SUMMATION_VIEW: KindView = {
  legend: 'Proposições',
  input: 'checkbox',
  correctness: {
    right: 'Correta',
    missed: 'Correta, você não marcou',
    'chosen-right': 'Correta, você marcou',
    'chosen-wrong': 'Incorreta, você marcou',
    chosen: 'Você marcou',
  },
  AnswerSum: SumLine,
};
