import { denied, missing, wrong, type Rules } from '@mapa/server-platform';

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
