import { denied, missing, wrong, type Rules } from './rule';

/** Rules of questions, papers, maps and answers. */
export const STUDY = {
  noSuchQuestion: missing('Esta questão não existe.', 'a question is named that is not there'),
  noSuchExam: missing('Esta prova não existe.', 'a paper is named that is not there'),
  noSuchInstitution: missing('Esta banca ou órgão não existe.', 'a board or body is named that is not there'),
  noSuchMatter: missing('Esta matéria não existe.', 'a subject is named that is not there or not active'),
  noSuchMap: missing('Este mapa não existe.', 'a map is named that is not there or cannot be chosen'),
  mapNotYours: missing(
    'Este mapa não está entre os seus.',
    'a map that the caller has not chosen, or that is not there',
  ),
  noNewerMap: wrong(
    'mapa_id',
    'Este mapa já está na versão mais nova.',
    'a map without a newer edition is to be migrated',
  ),
  onePlace: wrong(
    'caderno_id',
    'Uma resposta pertence a um mapa ou a um caderno, não aos dois.',
    'an answer names both a map and a notebook',
  ),
  noChoice: wrong('alternativa_id', 'Escolha uma alternativa.', 'an answer without a choice that is no reveal'),
  foreignChoice: wrong(
    'alternativa_id',
    'Esta alternativa não é desta questão.',
    'the choice belongs to another question',
  ),
  uuidUsed: wrong(
    'uuid',
    'Este identificador já foi usado em outra resposta.',
    'the same uuid comes with another content',
  ),
} as const satisfies Rules;

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

/** Rules of notebooks. */
export const NOTEBOOK = {
  notYours: missing('Este caderno não está entre os seus.', 'a notebook of somebody else, or none'),
  noSource: wrong('questoes', 'Escolha questões ou um filtro.', 'a notebook of nothing'),
  empty: wrong('questoes', 'Nenhuma questão atende ao que você escolheu.', 'the filter or the paper gives no question'),
  inSitting: denied(
    'Este caderno tem questões de um simulado em andamento: o gabarito volta quando ele terminar.',
    'keys of a notebook with questions of an open sitting of the caller are to be released',
  ),
  lastQuestion: wrong(
    'questao_id',
    'Um caderno tem ao menos uma questão. Se não o quer mais, apague o caderno.',
    'the only question of a notebook is to be taken out',
  ),
  unknownPick: wrong('questoes', 'Uma das questões escolhidas não existe.', 'a hand-picked question is not there'),
} as const satisfies Rules;

/** Rules of notes, marks, hidden questions and the review. */
export const AID = {
  emptyNote: wrong('texto', 'Escreva a anotação.', 'a note of blanks'),
  noNote: missing('Você não tem anotação nesta questão.', 'a note that is not there is to be removed'),
  changedElsewhere: wrong(
    'revisao',
    'Isto foi mudado em outra aba ou aparelho. O que está guardado não foi alterado: copie o seu texto, recarregue e junte os dois.',
    'a note or marks are not those any more that the caller had read',
  ),
  noSuchVersion: missing('Esta versão da questão não existe.', 'marks of a wording that is not there'),
  emptyHighlight: wrong(
    'destaques',
    'Um grifo começa antes de terminar.',
    'a highlight ends where it begins, or before',
  ),
  foreignStrike: wrong(
    'riscadas',
    'Uma das alternativas riscadas não é desta questão.',
    'a struck alternative belongs to another wording',
  ),
  notHidden: missing('Esta questão não está oculta.', 'a question that is not hidden is to be shown again'),
  oneScope: wrong(
    'caderno_id',
    'Escolha um mapa ou um caderno, não os dois.',
    'the review is narrowed to both a map and a notebook',
  ),
} as const satisfies Rules;

/** Rules of the week plan and its exam. */
export const PLAN = {
  oneExam: wrong(
    'data_prova',
    'Escolha um concurso ou informe uma data, não os dois.',
    'the exam of the plan is named by a notice and by a day',
  ),
  pastExam: wrong(
    'data_prova',
    'Esta data já passou: informe a da sua próxima prova.',
    'the day of the exam is before today, in Brasília',
  ),
  noNotice: wrong(
    'prova_id',
    'Este concurso não existe.',
    'a paper without a notice, or none, is named as the exam of the plan',
  ),
  badReminderLink: wrong(
    'token',
    'Este link não é de um lembrete do Mapa. Você pode desligar o lembrete na página Hoje.',
    'reminders are to be ended by a token that is not ours',
  ),
} as const satisfies Rules;
