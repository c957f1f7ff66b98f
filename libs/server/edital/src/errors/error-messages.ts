import { missing, wrong, type Rules } from '@mapa/server-platform';

/** Rules of editais that students send. */
export const EDITAL = {
  notYours: missing('Este edital não está entre os seus.', 'an edital of somebody else, or none'),
  oneSource: wrong(
    'arquivo',
    'Envie o arquivo do edital ou cole o seu texto.',
    'an edital comes with neither a file nor a text nor a notice, or with several of them',
  ),
  tooMany: wrong(
    'erro',
    'Você tem {maximo} editais: apague um antes de enviar outro.',
    'somebody sends more editais than one may have',
  ),
  notRead: wrong(
    'erro',
    'Este edital ainda não foi lido.',
    'an edital is corrected, or made into a map, before it was read',
  ),
  wrongPlace: wrong(
    'erro',
    'Esta parte não está no programa do edital.',
    'a correction names an office, a discipline or a topic that the edital does not have',
  ),
  chooseOffice: wrong(
    'cargo',
    'Escolha o cargo.',
    'a map is to be made of an edital of several offices, none of which was chosen',
  ),
  nothingToStudy: wrong(
    'erro',
    'O banco ainda não tem questões de nenhum tópico deste programa.',
    'a map is to be made of a programme of which the bank has no question',
  ),
  noProgramme: missing(
    'O edital deste concurso ainda não foi lido aqui.',
    'the programme is asked for of a notice that is not there, or whose edital was not read',
  ),
  stopped: {
    status: 503,
    field: 'erro',
    sentence: 'O servidor parou no meio da leitura: envie o edital de novo.',
    when: 'never answered: what an edital says whose job ended without an outcome',
  },
} as const satisfies Rules;
