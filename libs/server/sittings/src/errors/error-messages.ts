import { missing, wrong, type Rules } from '@mapa/server-platform';

/** Rules of simulated exams. */
export const SITTING = {
  notYours: missing('Este simulado não está entre os seus.', 'a sitting of somebody else, or none'),
  alreadyOpen: wrong(
    'prova_id',
    'Você já tem um simulado desta prova em andamento: continue ou descarte o que está aberto.',
    'a second sitting of a paper while one is open',
  ),
  idUsed: wrong(
    'id',
    'Este identificador já foi usado em outro simulado.',
    'the same id begins a sitting of something else',
  ),
  unknownArea: wrong('areas', 'Esta prova não tem a área {area}.', 'an area that the paper does not have'),
  noQuestions: wrong('prova_id', 'Ainda não há questões desta prova.', 'a sitting of a paper without questions'),
  languageMissing: wrong(
    'idioma',
    'Escolha o idioma das questões de língua estrangeira.',
    'a sitting of numbers in two languages without a choice between them',
  ),
  unknownLanguage: wrong(
    'idioma',
    'Esta prova não tem questões neste idioma.',
    'a language that the paper does not have',
  ),
  foreignQuestion: wrong(
    'marcas',
    'Uma das questões marcadas não é deste simulado.',
    'a mark on a question that the sitting does not hold',
  ),
  foreignChoice: wrong(
    'marcas',
    'Uma das alternativas marcadas não é da sua questão.',
    'a mark names an alternative of another question',
  ),
  notOpen: wrong('erro', 'Este simulado já terminou.', 'a finished sitting is to be paused, resumed or discarded'),
  notFinished: wrong('erro', 'Este simulado ainda não terminou.', 'the result of an open sitting'),
} as const satisfies Rules;

/** Rules of own sittings and their recipes. */
export const RECIPE = {
  notYours: missing('Esta receita não está entre as suas.', 'a recipe of somebody else, or none'),
  alreadyOpen: wrong(
    'receita_id',
    'Você já tem um simulado desta receita em andamento: continue ou descarte o que está aberto.',
    'a second sitting of a recipe while one is open',
  ),
  oneSource: wrong(
    'receita',
    'Um simulado é de uma prova ou de uma receita, e uma receita é de um caderno ou de um mapa.',
    'a sitting of nothing or of two things at once',
  ),
  tooFew: wrong(
    'numeros',
    'Só há {disponiveis} para este simulado: peça menos, ou amplie a escolha.',
    'an own sitting asks for more questions than can be drawn',
  ),
  none: wrong(
    'numeros',
    'Nenhuma questão atende ao que você escolheu, ou todas estão em um simulado em andamento.',
    'an own sitting of which no question can be drawn',
  ),
  unequalParts: wrong(
    'partes',
    'As questões das matérias somam {soma}, e o simulado tem {numeros}.',
    'the parts of an own sitting are not its number in all',
  ),
  tooMany: wrong(
    'receita',
    'Você já tem {limite} receitas: apague uma para começar outra.',
    'a new recipe beyond the most that are kept',
  ),
} as const satisfies Rules;
