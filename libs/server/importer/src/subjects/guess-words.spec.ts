import { trainingLine, waitingLines } from './guess-words';

const candidate = (materia: string, probability: number, assunto: string | null = null) => ({
  materia,
  probability,
  assunto,
});

it("lists the most probable subjects first, regardless of the paper's order, and omits empty ones", () => {
  const candidates = [candidate('Civil', 0.29), candidate('Penal', 0.7, 'Crimes'), candidate('Ética', 0.004)];
  const waiting = [
    { name: 'Questão 1', number: 1, guesses: { candidates } },
    { name: 'Questão 2', number: 2, guesses: { candidates: [] } },
    { name: 'Questão 3', number: 3, guesses: { matches: [] } },
  ];
  expect(waitingLines(waiting)).toEqual(['Questão 1: talvez Penal → Crimes (70%) ou Civil (29%)']);
});

it('says what a model applies by itself and what not', () => {
  const training = {
    version: 2,
    questions: 620,
    materias: 17,
    assuntos: 0,
    kinds: 1,
    thresholds: { inOrder: [{ probability: 0.703, precision: 0.97, coverage: 0.924 }], alone: null, assunto: null },
    heldBack: { questions: 620, right: 0.94, assuntosRight: null, inOrder: { precision: 0.97, coverage: 0.924 } },
    mergeCandidates: [{ one: 'Direito Penal', other: 'Penal', share: 0.83 }],
  };
  expect(trainingLine(training).split('\n')).toEqual([
    'modelo de assuntos nº 2: 620 questões, 17 matérias, 0 assuntos; matéria certa em 94,0% das questões separadas',
    'a matéria, em provas (1 tipo de prova conhecido): aplica em 92,4% das questões, 97,0% certas; as provas de outros tipos esperam por uma pessoa',
    'a matéria, em questões avulsas: não se aplica sozinho',
    'o assunto: não se aplica sozinho',
    '“Direito Penal” e “Penal” talvez sejam uma matéria com dois nomes: pelo texto, 83% da primeira parece da segunda',
  ]);
  const none = { ...training, kinds: 0, heldBack: { ...training.heldBack, inOrder: null } };
  expect(trainingLine(none)).toContain('a matéria, em provas (0 tipos de prova conhecidos): não se aplica sozinha\n');
});
