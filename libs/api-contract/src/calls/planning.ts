import type { Calls } from './call';
import { Done } from '../schemas/common';
import { KeyChangesReadBody } from '../schemas/planning/key-changes';
import { Road } from '../schemas/planning/road';
import { ReminderBody, ReminderOffBody, StudyPlanBody, Today } from '../schemas/planning/today';

export const planningCalls = {
  'GET /api/customer-area/today': {
    summary: 'O que quem chama tem para hoje: revisões, onde continuar, prova, plano da semana e dias seguidos.',
    access: 'signed-in',
    queue: 'study',
    added: true,
    response: Today,
  },
  'PUT /api/customer-area/today/key-changes': {
    summary: 'Marca como lidas as mudanças de gabarito que a página Hoje mostrou; uma posterior continua por avisar.',
    access: 'signed-in',
    limit: { none: 'stores one number for each question whose key has changed' },
    added: true,
    body: KeyChangesReadBody,
    response: Done,
  },
  'GET /api/customer-area/road': {
    summary:
      'O caminho até a prova de quem tem um mapa com pontos esperados: quanto do programa foi visto, semana a semana.',
    access: 'signed-in',
    queue: 'study',
    added: true,
    response: Road,
  },
  'PUT /api/customer-area/study-plan': {
    summary: 'Muda os minutos de cada dia da semana ou a prova do plano; o que falta fica como está.',
    access: 'signed-in',
    limit: 'studyPlan',
    added: true,
    body: StudyPlanBody,
    response: Done,
  },
  'PUT /api/customer-area/reminder': {
    summary: 'Pede um lembrete por e-mail, no máximo um por dia e só quando falta algo, ou muda a sua hora.',
    access: 'signed-in',
    limit: 'studyPlan',
    added: true,
    body: ReminderBody,
    response: Done,
  },
  'DELETE /api/customer-area/reminder': {
    summary: 'Desliga o lembrete por e-mail; repetir não muda nada.',
    access: 'signed-in',
    limit: { none: 'turns one wish off' },
    added: true,
    response: Done,
  },
  'POST /api/reminder/unsubscribe': {
    summary: 'Desliga o lembrete com o token do e-mail, sem entrar; repetir não muda nada.',
    access: 'anyone',
    limit: { none: 'turns one wish off, by a link that was mailed' },
    added: true,
    body: ReminderOffBody,
    response: Done,
  },
} as const satisfies Calls;
