import type { ResultOf } from '@mapa/api-contract';
import type { TagDescription } from '@reduxjs/toolkit/query';
import { baseApi, type Tag } from './base-api';
import type { CallingPage, Outcome } from './endpoint';
import type { News } from './news';
import { markEnded, markOpen, markWithheld, openSittings } from './sitting-standing';
import { withholdQuestions } from './withhold-questions';

type Sitting = Pick<ResultOf<'GET /api/customer-area/sitting'>['data'][number], 'id' | 'estado' | 'questoes_retidas'>;
type SittingView = ResultOf<'POST /api/customer-area/sitting'>;
type Today = ResultOf<'GET /api/customer-area/today'>;
type MarksResult = ResultOf<'PUT /api/customer-area/sitting/{id}/marks'>;

interface Named {
  id: string;
}

/**
 * Tags invalidated in the acting page when a sitting begins or ends: data that withholds or counts its questions, and
 * lists by the own state. That page shows none of them.
 */
export const AFTER_SITTING: TagDescription<Tag>[] = [
  'Sitting',
  'OwnState',
  'MapQuestions',
  'NotebookQuestions',
  'Review',
];

/**
 * The message to other tabs about an end: lists by the own state stay there as they were opened (docs/decisions/033).
 */
export const sittingNews = (ended: string): News => ({ tags: ['Sitting'], ended });

/** The message to other tabs about a begin: those lists stay there too, without the withheld data. */
export const withheldNews = (withheld: readonly number[]): News => ({ tags: ['Sitting'], withheld });

/** Removes what a sitting withholds from this page and other tabs, unless they know of it. */
function withhold(ids: readonly number[], { dispatch, client }: CallingPage): void {
  const fresh = markWithheld(client, ids);
  if (fresh.length === 0) return;
  dispatch(withholdQuestions(fresh));
  dispatch(baseApi.util.invalidateTags(['Sitting']));
  client.tabs?.tell(withheldNews(fresh));
}

/** Reloads, here and in other tabs, the data that depends on a sitting's answers. */
function announce(id: string, { dispatch, client }: CallingPage): void {
  dispatch(baseApi.util.invalidateTags(AFTER_SITTING));
  client.tabs?.tell(sittingNews(id));
}

function end(ids: readonly string[], page: CallingPage): void {
  for (const id of ids) if (markEnded(page.client, id)) announce(id, page);
}

/**
 * Detects in a response what this page does not know about sittings: that some have ended, by time, on another device
 * or in another tab; or that one is open, whose questions are withheld from now on.
 */
export function followSittings(told: readonly Sitting[], page: CallingPage): void {
  for (const { id, estado, questoes_retidas } of told) {
    if (estado !== 'aberta') continue;
    markOpen(page.client, id);
    withhold(questoes_retidas ?? [], page);
  }
  end(
    told.flatMap(({ id, estado }) => (estado === 'aberta' ? [] : [id])),
    page,
  );
}

/** Like `followSittings`, for a call on one sitting: if that is not found, it was discarded. */
export function followSitting(outcome: Outcome<Sitting>, { id }: Named, page: CallingPage): void {
  if ('data' in outcome) followSittings([outcome.data], page);
  else if (outcome.error.kind === 'not-found') end([id], page);
}

/**
 * For a list from the device's storage: the sittings that it knows to be open count as open in this page, so that their
 * end is detected.
 */
export function followKept(outcome: Outcome<object>, _args: unknown, { client }: CallingPage): void {
  const kept = 'data' in outcome ? (outcome.data as { retido_por?: readonly string[] }) : {};
  for (const id of kept.retido_por ?? []) markOpen(client, id);
}

/**
 * For a sitting that is to begin: if it is refused because of its paper, this page may not know of an open one of the
 * same paper.
 */
export function followBegin(outcome: Outcome<SittingView>, _args: unknown, page: CallingPage): void {
  if ('data' in outcome) {
    // The data that shows these questions is reloaded here.
    markWithheld(
      page.client,
      outcome.data.questoes.map(({ id }) => id),
    );
    followSittings([outcome.data], page);
  } else if ('prova_id' in outcome.error.fields || 'receita_id' in outcome.error.fields)
    page.dispatch(baseApi.util.invalidateTags(['Sitting']));
}

/** For an act on an open sitting: it is refused if none is open any more. */
export function followRefusal(outcome: Outcome<unknown>, { id }: Named, page: CallingPage): void {
  if ('error' in outcome && ['not-found', 'invalid'].includes(outcome.error.kind)) end([id], page);
}

/** Like `followSitting`; marks made in time that arrive after the end become answers as well. */
export function followMarks(
  outcome: Outcome<MarksResult>,
  args: Named & { marcas: readonly unknown[] },
  page: CallingPage,
): void {
  const wasOpen = openSittings(page.client).includes(args.id);
  followSitting(outcome, args, page);
  if (wasOpen || 'error' in outcome) return;
  const { estado, recusadas } = outcome.data;
  if (estado !== 'aberta' && recusadas.length < args.marcas.length) announce(args.id, page);
}

/**
 * Like `followSittings`, for a day: it names the open sitting, or states that there is none. A day from the device's
 * storage states nothing.
 */
export function followToday({ simulado, guardado }: Today & { guardado?: boolean }, page: CallingPage): void {
  if (simulado) followSittings([simulado], page);
  else if (!guardado) end(openSittings(page.client), page);
}
