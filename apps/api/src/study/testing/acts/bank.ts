import fc from 'fast-check';
import { CHANGES } from '../model/question';
import { type Act, question, questionName, questionOf } from './act';

export const change = fc.record({ index: question, what: fc.constantFrom(...CHANGES) }).map(({ index, what }): Act => ({
  description: `${questionName(index)} gets a version: ${what}`,
  run: (study) => study.scene.change(questionOf(study, index), what),
}));

export const annul = question.map((index): Act => ({
  description: `${questionName(index)} is annulled, or is so no more`,
  run: async (study) => {
    await study.scene.annul(questionOf(study, index));
    // What a question itself is, is not anchored.
    for (const { openLists } of study.learners)
      for (const opened of openLists)
        if (opened.state === 'certas' || opened.state === 'erradas') openLists.delete(opened);
  },
}));
