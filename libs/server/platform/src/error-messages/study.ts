import { WITHHELD_FIELD } from '@mapa/domain';
import { denied, missing, wrong, type Rules } from './rule';

/** Rules of questions, papers, maps and answers, which most modules refer to. */
export const STUDY = {
  noSuchQuestion: missing('Esta questão não existe.', 'a question is named that is not there'),
  noSuchExam: missing('Esta prova não existe.', 'a paper is named that is not there'),
  noSuchInstitution: missing('Esta banca ou órgão não existe.', 'a board or body is named that is not there'),
  noSuchMatter: missing('Esta matéria não existe.', 'a subject is named that is not there or not active'),
  noSuchMap: missing('Este mapa não existe.', 'a map is named that is not there or cannot be chosen'),
  noSuchVersion: missing('Esta versão da questão não existe.', 'marks of a wording that is not there'),
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
  inSitting: denied(
    'Esta questão está num simulado em andamento: estatísticas, comentários e gabarito voltam quando ele terminar.',
    'statistics, comments or the key of a question that is in an open sitting of the caller',
    WITHHELD_FIELD,
  ),
} as const satisfies Rules;
