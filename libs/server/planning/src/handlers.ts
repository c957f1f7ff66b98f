import type { PlanningCall } from '@mapa/api-contract';
import type { Handlers } from '@mapa/server-platform';
import { markKeyChangesRead } from './key-changes/mark';
import { askReminder, endReminder, endReminderByToken } from './reminder/store';
import { readRoad } from './road';
import { writeStudyPlan } from './study-plan';
import { readToday } from './today';

const DONE = { success: true } as const;

export const planningHandlers: Handlers<PlanningCall> = {
  'GET /api/customer-area/today': (_input, { db, searchIndex, student }) => readToday({ db, searchIndex }, student),

  'PUT /api/customer-area/today/key-changes': async ({ body }, { db, student }) => {
    await markKeyChangesRead(db, student.id, body.lidas, new Date());
    return DONE;
  },

  'GET /api/customer-area/road': (_input, { db, student }) => readRoad(db, student),

  'PUT /api/customer-area/study-plan': async ({ body }, { db, student }) => {
    await writeStudyPlan(db, student.id, body);
    return DONE;
  },

  'PUT /api/customer-area/reminder': async ({ body }, { db, student }) => {
    await askReminder(db, student.id, body.hora);
    return DONE;
  },

  'DELETE /api/customer-area/reminder': async (_input, { db, student }) => {
    await endReminder(db, student.id);
    return DONE;
  },

  'POST /api/reminder/unsubscribe': async ({ body }, { db, request }) => {
    await endReminderByToken(db, request.server.mail.tokenKey, body.token);
    return DONE;
  },
};
