import fc from 'fast-check';
import { CHANGES } from '../model/question';
import type { Study } from '../study';
import { type Act, question, questionName, questionOf } from './act';

export const change = fc.record({ index: question, what: fc.constantFrom(...CHANGES) }).map(({ index, what }): Act => ({
  description: `${questionName(index)} gets a version: ${what}`,
  run: (study) => study.scene.change(questionOf(study, index), what),
}));

export const leave = fc.constant<Act>({
  description: `${questionName(2)} leaves the paper and its map, or comes back`,
  run: async (study) => {
    const question = questionOf(study, 2);
    await study.scene.leaveOrReturn(question);
    for (const learner of study.learners) {
      const { map } = learner.collections;
      map.questions = study.questions.filter(({ isOnPaper }) => isOnPaper);
      learner.forget(map);
    }
  },
});

export const move = fc.constant<Act>({
  description: `${questionName(1)} moves to another subject`,
  run: async (study) => {
    const question = questionOf(study, 1);
    if (!question.isOnPaper || study.scene.tree.isMerged) return;
    await study.scene.move(question);
    // The map's subjects change their order, and so do the pages of open lists.
    for (const learner of study.learners) learner.forget(learner.collections.map);
  },
});

/** A subject's name or identity affects the order of maps and their pages. */
const ofTree = (description: string, run: (study: Study) => Promise<void>) =>
  fc.constant<Act>({
    description,
    run: async (study) => {
      await run(study);
      for (const learner of study.learners)
        for (const map of [learner.collections.map, ...learner.editalMaps]) learner.forget(map);
    },
  });

export const merge = ofTree('Regência is merged into Crase, or that is undone', async (study) => {
  const { tree, content } = study.scene;
  const [from, to] = [content.regency.id, content.crasis.id];
  await tree.mergeOrUndo(study.questions);
  for (const map of study.learners.flatMap(({ editalMaps }) => editalMaps))
    if (tree.isMerged) map.merge(from, to);
    else map.part(from, to);
});

export const rename = ofTree('Crase is renamed, or gets its name back', (study) => study.scene.tree.rename());

export const annul = question.map((index): Act => ({
  description: `${questionName(index)} is annulled, or is so no more`,
  run: async (study) => {
    await study.scene.annul(questionOf(study, index));
    // A question's own state is not anchored.
    for (const learner of study.learners) learner.forgetVerdicts();
  },
}));
