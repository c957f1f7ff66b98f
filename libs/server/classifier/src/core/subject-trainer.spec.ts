import { classifyPaper } from './classify-paper';
import { SubjectTrainer, type LabelledQuestion } from './subject-trainer';

const WORDS = {
  Crase: 'crase acento preposição artigo',
  Concordância: 'sujeito verbo plural concorda',
  Geometria: 'triângulo área ângulo círculo',
  Juros: 'juros capital taxa montante',
};
const MATERIAS = { Crase: 'Português', Concordância: 'Português', Geometria: 'Matemática', Juros: 'Matemática' };
const ASSUNTOS = ['Crase', 'Concordância', 'Geometria', 'Juros'] as const;

/** Twenty questions, Portuguese first, each with two words of its assunto. */
const paper = (number: number): LabelledQuestion[] =>
  ASSUNTOS.flatMap((assunto) =>
    Array.from({ length: 5 }, (_, at) => {
      const words = WORDS[assunto].split(' ');
      const [one, other] = [words[(at + number) % 4], words[(at * 3 + number + 1) % 4]];
      return { texts: [`<p>Assinale sobre ${one} e ${other}</p>`], materia: MATERIAS[assunto], assunto };
    }),
  );
const learn = (papers: LabelledQuestion[][]) => {
  const trainer = new SubjectTrainer();
  for (const one of papers) trainer.add(one);
  return trainer.train();
};
const PAPERS = Array.from({ length: 6 }, (_, number) => paper(number));
const trained = (papers = PAPERS) => {
  const model = learn(papers);
  if (!model) throw new Error('nothing to learn from');
  return model;
};
const unlabelled = (questions: LabelledQuestion[]) => questions.map(({ texts }) => ({ texts, materia: null }));

it('predicts matéria and assunto, and applies certain predictions', () => {
  const suggestions = classifyPaper(trained(), unlabelled(paper(9)));
  const expected = paper(9).map(({ materia, assunto }) => [materia, assunto]);
  expect(suggestions.map(({ candidates: [first] }) => [first?.materia, first?.assunto])).toEqual(expected);
  expect(suggestions.map(({ applied }) => applied)).toEqual(expected);
});

it('predicts from neighbours what a question alone does not show', () => {
  const questions = unlabelled(paper(9));
  questions[2] = { texts: ['<p>Assinale a correta</p>'], materia: null };
  expect(classifyPaper(trained(), questions)[2]?.candidates[0]?.materia).toBe('Português');
});

it('follows the matérias that the paper itself states', () => {
  const blank = Array.from({ length: 20 }, () => ({ texts: ['<p>Assinale a correta</p>'], materia: null }));
  const told = (materia: string) => {
    const questions = blank.map((question, at) => (at === 9 || at === 11 ? { ...question, materia } : question));
    return classifyPaper(trained(), questions)[10]?.candidates[0]?.materia;
  };
  expect(['Português', 'Matemática'].map(told)).toEqual(['Português', 'Matemática']);
  expect(told('Alquimia')).toBeDefined();
});

it('predicts a question without a paper by its text only, with a threshold of its own', () => {
  const alone = PAPERS.flat().map((question) => [question]);
  const model = trained([...PAPERS, ...alone]);
  const [suggestion] = classifyPaper(model, unlabelled(paper(9)).slice(-1));
  expect(suggestion?.candidates[0]?.materia).toBe('Matemática');
  expect(
    classifyPaper({ ...model, thresholds: { ...model.thresholds, alone: null } }, unlabelled(paper(9)).slice(-1))[0]
      ?.applied,
  ).toBeNull();
});

it('applies a matéria without its assunto if assuntos cannot be distinguished', () => {
  const mixed = PAPERS.map((one, number) =>
    one.map((question, at) => ({ ...question, assunto: `A${(at * 7 + number * 3) % 5}` })),
  );
  const model = trained(mixed);
  expect(model.thresholds.assunto).toBeNull();
  expect(classifyPaper(model, unlabelled(paper(9))).map(({ applied }) => applied)).toEqual(
    paper(9).map(({ materia }) => [materia]),
  );
});

it('applies nothing if held-back questions cannot be distinguished', () => {
  const alike = PAPERS.map((one, number) =>
    one.map((question, at) => ({ ...question, texts: ['igual'], materia: `M${(at * 7 + number * 3) % 5}` })),
  );
  const model = trained(alike);
  expect(model.thresholds).toEqual({ inOrder: [null], alone: null, assunto: null });
  expect(classifyPaper(model, [{ texts: ['igual'], materia: null }])[0]?.applied).toBeNull();
});

describe('kinds of papers', () => {
  const OTHER = {
    Anatomia: 'osso músculo artéria nervo',
    Ecologia: 'floresta cadeia predador bioma',
    Óptica: 'lente espelho refração luz',
  };
  /** A paper of another kind than all others: its matérias, and their words, occur in no other paper. */
  const strange = (own: string, materia: string): LabelledQuestion[] =>
    Array.from({ length: 20 }, (_, at) => ({
      texts: [`<p>Assinale sobre ${own.split(' ')[at % 4]} e ${WORDS.Crase.split(' ')[at % 3]}</p>`],
      materia,
      assunto: null,
    }));
  const strangers = Object.entries(OTHER).map(([materia, own]) => strange(own, materia));

  it('apply their own threshold, independent of papers of other kinds', () => {
    const model = trained([...PAPERS, ...strangers]);
    expect(model.kinds.map(({ papers }) => papers)).toEqual([6]);
    const expected = paper(9).map(({ materia }) => materia);
    expect(classifyPaper(model, unlabelled(paper(9))).map(({ applied }) => applied?.[0])).toEqual(expected);
  });

  it('leave a paper of a kind seen never or once to a person', () => {
    const model = trained([...PAPERS, ...strangers]);
    const [once] = strangers;
    const applied = classifyPaper(model, unlabelled(once ?? [])).map((suggestion) => suggestion.applied);
    expect(new Set(applied)).toEqual(new Set([null]));
  });

  it('are not reported as two names of one matéria', () => {
    const renamed = PAPERS.map((one, number) =>
      number < 3 ? one : one.map((question) => ({ ...question, materia: `${question.materia} II` })),
    );
    const model = trained(renamed.slice(0, 4));
    const names = model.mergeCandidates.map(({ one, other }) => [model.materias[one], model.materias[other]]);
    expect(names).toEqual(
      expect.arrayContaining([
        ['Português II', 'Português'],
        ['Matemática II', 'Matemática'],
      ]),
    );
    expect(trained().mergeCandidates).toEqual([]);
  });
});

it('learns nothing from one matéria or one paper', () => {
  expect(learn([])).toBeNull();
  expect(learn([paper(0)])).toBeNull();
  expect(learn([paper(0).slice(0, 5), paper(1).slice(0, 5)])).toBeNull();
});
