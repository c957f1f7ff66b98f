import type { Calls } from './call';
import { Done, ExamParams, listOf } from '../schemas/common';
import {
  Edital,
  EditalBody,
  EditalChunkAnswer,
  EditalChunkBody,
  EditalChunkParams,
  EditalCorrected,
  EditalLine,
  EditalParams,
  NewEditalBody,
  NoticeProgramme,
  NoticeProgrammeQuery,
} from '../schemas/edital';
import { StudentMap } from '../schemas/student';

const OWN = { owned: { id: 'edital' } } as const;

/** Calls on editais that a student sends. */
export const editalCalls = {
  'GET /api/exam/{id}/programme': {
    summary:
      'O programa do edital de um concurso: cargos, pesos, o que o banco cobre dele e os primeiros assuntos na ordem dos pontos esperados.',
    access: 'anyone',
    queue: 'heavy',
    added: true,
    params: ExamParams,
    query: NoticeProgrammeQuery,
    response: NoticeProgramme,
  },
  'GET /api/customer-area/edital': {
    summary: 'Os editais que quem chama enviou, do mais novo ao mais antigo.',
    access: 'signed-in',
    queue: 'study',
    added: true,
    response: listOf(EditalLine),
  },
  'POST /api/customer-area/edital': {
    summary:
      'Começa um edital: um arquivo, que vem em pedaços, um texto colado, ou o edital de um concurso, já lido. Repetir o mesmo não muda nada.',
    access: 'signed-in',
    limit: { none: 'files and texts ten a day, by a limit of its own; copies fifty in all, as they are read already' },
    refuses: [429],
    added: true,
    body: NewEditalBody,
    response: Edital,
  },
  'PUT /api/customer-area/edital/{id}/chunk/{pedaco}': {
    summary: 'Um pedaço do arquivo, em qualquer ordem; com o último, o edital é lido.',
    access: 'signed-in',
    policy: OWN,
    limit: { none: 'bounded by the size that was told' },
    added: true,
    params: EditalChunkParams,
    body: EditalChunkBody,
    response: EditalChunkAnswer,
  },
  'GET /api/customer-area/edital/{id}': {
    summary:
      'Um edital com o que se leu dele: cargos, programa, pesos, data, e os assuntos na ordem dos pontos esperados.',
    access: 'signed-in',
    policy: OWN,
    queue: 'study',
    added: true,
    params: EditalParams,
    response: Edital,
  },
  'PUT /api/customer-area/edital/{id}': {
    summary: 'Escolhe o cargo e corrige o que foi lido; o que outra janela mudou antes não se perde.',
    access: 'signed-in',
    policy: OWN,
    queue: 'study',
    limit: 'maps',
    added: true,
    params: EditalParams,
    body: EditalBody,
    response: EditalCorrected,
  },
  'DELETE /api/customer-area/edital/{id}': {
    summary: 'Apaga um edital com o seu arquivo; o mapa feito dele continua.',
    access: 'signed-in',
    policy: OWN,
    limit: { none: 'takes away what was counted' },
    added: true,
    params: EditalParams,
    response: Done,
  },
  'POST /api/customer-area/edital/{id}/map': {
    summary: 'Faz o mapa do edital, que é só de quem chama, ou o atualiza com as correções.',
    access: 'signed-in',
    policy: { ...OWN, gates: ['maps'] },
    queue: 'heavy',
    limit: 'maps',
    added: true,
    params: EditalParams,
    response: StudentMap,
  },
} as const satisfies Calls;
