import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { MAX_PER_PAGE } from '@mapa/domain';
import type { ApiState } from '../api/base-api';
import { notebooksApi } from '../resources/notebooks';
import { studentMapsApi } from '../resources/student-maps';
import { studyAidsApi } from '../resources/study-aids';
import { apiErrorOf, type ApiError } from '../transport/api-error';
import { keepPictures } from './keep-pictures';
import { packKey, picturesOf, type Pack, type PackDetail, type PackSource, type PackQuestion } from './pack';
import { packPictures, type Packs } from './packs';

export interface TakeSetting {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  packs: Packs;
  source: PackSource;
  signal: AbortSignal;
  /** Questions, then pictures. */
  onProgress: (done: number, total: number) => void;
}

/** Why nothing was taken along: a call failed, or this device did not take it. */
export type TakeFailure = { kind: 'call'; error: ApiError } | { kind: 'full' | 'forbidden' | 'stopped' };

type Outcome<T> = { data: T } | { failure: TakeFailure };

const once = { subscribe: false, forceRefetch: true } as const;
const failed = (error: unknown): { failure: TakeFailure } => ({ failure: { kind: 'call', error: apiErrorOf(error) } });

async function readDetail({ dispatch, source }: TakeSetting): Promise<Outcome<PackDetail>> {
  const { data, error } = await ('mapa_id' in source
    ? dispatch(studentMapsApi.endpoints.studentMap.initiate({ id: source.mapa_id }, once))
    : dispatch(notebooksApi.endpoints.notebook.initiate({ id: source.caderno_id }, once)));
  return data && !error ? { data } : failed(error);
}

function readPage({ dispatch, source }: TakeSetting, page: number) {
  const asked = { page, per_page: MAX_PER_PAGE, gabarito: true };
  return 'mapa_id' in source
    ? dispatch(studentMapsApi.endpoints.mapQuestions.initiate({ id: source.mapa_id, ...asked }, once))
    : dispatch(notebooksApi.endpoints.notebookQuestions.initiate({ id: source.caderno_id, ...asked }, once));
}

/** Every question that the student may be served, page by page. A later page that the day's limit refuses as a whole is the end. */
async function readQuestions(setting: TakeSetting): Promise<Outcome<{ questions: PackQuestion[]; withheld: number }>> {
  const questions: PackQuestion[] = [];
  let withheld = 0;
  for (let page = 1, last = 1; page <= last; page += 1) {
    if (setting.signal.aborted) return { failure: { kind: 'stopped' } };
    const { data, error } = await readPage(setting, page);
    if (!data || error) {
      const failure = apiErrorOf(error);
      if (page === 1 || failure.kind !== 'forbidden') return { failure: { kind: 'call', error: failure } };
      // Pages are cut by numbers; this counts those that are left of them.
      withheld += (last - page + 1) * MAX_PER_PAGE;
      break;
    }
    for (const question of data.data as (PackQuestion & { bloqueada?: boolean })[]) {
      if (question.bloqueada) withheld += 1;
      else questions.push(question);
    }
    last = data.last_page;
    setting.onProgress(page, last + 1);
  }
  return { data: { questions, withheld } };
}

/** The notes on questions that have one, with their revisions, so that they can be read and gone on with. */
async function keepNotes(
  { dispatch, packs, signal }: TakeSetting,
  student: string,
  questions: readonly PackQuestion[],
) {
  for (const { id } of questions.filter(({ anotada }) => anotada)) {
    if (signal.aborted) return;
    const { data } = await dispatch(studyAidsApi.endpoints.note.initiate({ id }, once));
    if (data) await packs.keepNote(student, id, data);
  }
}

const isFull = (failure: unknown): boolean => failure instanceof Error && failure.name === 'QuotaExceededError';

/**
 * Takes a map or notebook along: its questions as they are served to this student, which counts new ones against the day's
 * limit, keys of what was answered alone, notes and pictures. Nothing is left where it fails.
 */
export async function takePack(setting: TakeSetting): Promise<{ pack: Pack } | { failure: TakeFailure }> {
  const { packs, source, signal } = setting;
  const student = packs.owner();
  // Only a student can ask for it, and where nothing may be stored, whose pack it is cannot be, either.
  if (student === null) return { failure: { kind: 'forbidden' } };
  const detail = await readDetail(setting);
  if ('failure' in detail) return detail;
  const read = await readQuestions(setting);
  if ('failure' in read) return read;
  const { questions, withheld } = read.data;
  try {
    const pictures = await keepPictures({
      ...setting,
      cache: packPictures(student, source),
      sources: [...new Set(questions.flatMap(picturesOf))],
      isWanted: () => packs.owner() === student,
    });
    const pack: Pack = {
      key: packKey(source),
      detail: detail.data,
      ids: questions.map(({ id }) => id),
      takenAt: Date.now(),
      bytes: new Blob([JSON.stringify(questions)]).size + pictures.bytes,
      withheld,
      lostPictures: pictures.lost,
    };
    if (!signal.aborted) await packs.keep(student, pack, questions);
    if (signal.aborted || packs.owner() !== student) {
      await packs.remove(source).catch(() => undefined);
      return { failure: { kind: 'stopped' } };
    }
    await keepNotes(setting, student, questions).catch(() => undefined);
    return { pack };
  } catch (failure) {
    await packs.remove(source).catch(() => undefined);
    return { failure: { kind: isFull(failure) ? 'full' : 'forbidden' } };
  }
}
