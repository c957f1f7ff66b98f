import { missing, wrong, type Rules } from './rule';

/** Questions, papers, maps and answers. */
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

/** Notebooks. */
export const NOTEBOOK = {
  notYours: missing('Este caderno não está entre os seus.', 'a notebook of somebody else, or none'),
  noSource: wrong('questoes', 'Escolha questões ou um filtro.', 'a notebook of nothing'),
  empty: wrong('questoes', 'Nenhuma questão atende ao que você escolheu.', 'the filter or the paper gives no question'),
  lastQuestion: wrong(
    'questao_id',
    'Um caderno tem ao menos uma questão. Se não o quer mais, apague o caderno.',
    'the only question of a notebook is to be taken out',
  ),
  unknownPick: wrong('questoes', 'Uma das questões escolhidas não existe.', 'a hand-picked question is not there'),
} as const satisfies Rules;

/** Notes, marks, hidden questions and the review. */
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
