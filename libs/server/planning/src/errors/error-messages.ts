import { wrong, type Rules } from '@mapa/server-platform';

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
