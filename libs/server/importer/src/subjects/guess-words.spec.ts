import { trainingLine, waitingLines } from './guess-words';

const candidate = (materia: string, probability: number, assunto: string | null = null) => ({
  materia,
  probability,
  assunto,
});

it('names the most probable first, whatever the order of the paper has chosen, and leaves out what says nothing', () => {
  const candidates = [candidate('Civil', 0.29), candidate('Penal', 0.7, 'Crimes'), candidate('Ética', 0.004)];
  const waiting = [
    { name: 'Questão 1', number: 1, guesses: { candidates } },
    { name: 'Questão 2', number: 2, guesses: { candidates: [] } },
    { name: 'Questão 3', number: 3, guesses: { matches: [] } },
  ];
  expect(waitingLines(waiting)).toEqual(['Questão 1: talvez Penal → Crimes (70%) ou Civil (29%)']);
});

it('says what a model applies by itself and what not', () => {
  const inOrder = { probability: 0.703, precision: 0.97, coverage: 0.924 };
  const line = trainingLine({
    version: 2,
    questions: 620,
    materias: 17,
    assuntos: 0,
    thresholds: { inOrder, alone: null, assunto: null },
    heldBack: { questions: 620, right: 0.94, assuntosRight: null },
  });
  expect(line.split('\n')).toEqual([
    'modelo de assuntos nº 2: 620 questões, 17 matérias, 0 assuntos; matéria certa em 94,0% das questões separadas',
    'a matéria, em provas: aplica a partir de 70,3% (92,4% das questões, 97,0% certas)',
    'a matéria, em questões avulsas: não se aplica sozinho',
    'o assunto: não se aplica sozinho',
  ]);
});
