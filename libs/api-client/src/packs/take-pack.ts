import { MAX_PER_PAGE } from '@mapa/domain';
import { studyAidsApi } from '../resources/study-aids';
import type { ApiError } from '../transport/api-error';
import { keepPictures } from './keep-pictures';
import {
  packKey,
  packPictures,
  packTally,
  picturesOf,
  tallyOf,
  type Pack,
  type PackSource,
  type PackQuestion,
} from './pack';
import type { Packs } from './packs';
import {
  ANEW,
  once,
  readCollection,
  readListOf,
  readOpenSittings,
  readQuestionPage,
  type PackDispatch,
} from './read-collection';

export interface TakeSetting {
  dispatch: PackDispatch;
  packs: Packs;
  source: PackSource;
  signal: AbortSignal;
  /** Progress of questions, then of pictures. */
  onProgress: (done: number, total: number) => void;
}

/** Why a download failed: a call failed, or this device could not store it. */
export type TakeFailure = { kind: 'call'; error: ApiError } | { kind: 'full' | 'forbidden' | 'stopped' };

type Outcome<T> = { data: T } | { failure: TakeFailure };

/**
 * Every question that may be served to the student, page by page. Reading stops at a later page that the daily limit
 * refuses entirely.
 */
async function readQuestions(setting: TakeSetting): Promise<Outcome<{ questions: PackQuestion[]; withheld: number }>> {
  const questions: PackQuestion[] = [];
  let withheld = 0;
  for (let page = 1, last = 1; page <= last; page += 1) {
    if (setting.signal.aborted) return { failure: { kind: 'stopped' } };
    const read = await readQuestionPage(setting.dispatch, setting.source, { page });
    if ('error' in read) {
      if (page === 1 || read.error.kind !== 'forbidden') return { failure: { kind: 'call', error: read.error } };
      // Pages are divided by numbers; this estimates the remaining ones.
      withheld += (last - page + 1) * MAX_PER_PAGE;
      break;
    }
    for (const question of read.data.data) {
      if (question.bloqueada) withheld += 1;
      else questions.push(question);
    }
    last = read.data.last_page;
    setting.onProgress(page, last + 1);
  }
  return { data: { questions, withheld } };
}

/** Stores the notes of questions that have one, with their revisions, so that they can be read and edited offline. */
async function keepNotes(
  { dispatch, packs, signal }: TakeSetting,
  student: string,
  questions: readonly PackQuestion[],
) {
  for (const { id } of questions.filter(({ anotada }) => anotada)) {
    if (signal.aborted) return;
    const { data } = await once(dispatch(studyAidsApi.endpoints.note.initiate({ id }, ANEW)));
    if (data) await packs.keepNote(student, id, data);
  }
}

const isFull = (failure: unknown): boolean => failure instanceof Error && failure.name === 'QuotaExceededError';

/**
 * Downloads a map or notebook: its questions as served to this student (new ones count towards the daily limit), keys
 * of answered ones only, notes and pictures. After a failure or cancellation nothing of it remains, but an earlier
 * download stays.
 */
export async function takePack(setting: TakeSetting): Promise<{ pack: Pack } | { failure: TakeFailure }> {
  const { packs, source, signal } = setting;
  const student = packs.owner();
  // Only a student can request it; without storage, the student's id is unknown here.
  if (student === null) return { failure: { kind: 'forbidden' } };
  const detail = await readCollection(setting.dispatch, source);
  if ('error' in detail) return { failure: { kind: 'call', error: detail.error } };
  const sittings = await readOpenSittings(setting.dispatch);
  const read = await readQuestions(setting);
  if ('failure' in read) return read;
  const { questions, withheld } = read.data;
  const isUpdate = (await packs.list()).some(({ key }) => key === packKey(source));
  const leaveNothing = async () => {
    if (!isUpdate) await packs.remove(source).catch(() => undefined);
  };
  try {
    const pictures = await keepPictures({
      ...setting,
      cache: packPictures(student, source),
      sources: [...new Set(questions.flatMap(picturesOf))],
      isWanted: () => packs.owner() === student,
    });
    const { numbers } = packTally(questions);
    const pack: Pack = {
      key: packKey(source),
      detail: detail.data,
      ids: questions.map(({ id }) => id),
      takenAt: Date.now(),
      bytes: new Blob([JSON.stringify(questions)]).size + pictures.bytes,
      withheld,
      lostPictures: pictures.lost,
      numbers,
      checkedAt: Date.now(),
      ...(sittings && {
        seen: { epoch: detail.data.epoca, tally: tallyOf(detail.data.progresso), sittings },
      }),
    };
    if (!signal.aborted) await packs.keep(student, pack, questions);
    if (signal.aborted || packs.owner() !== student) {
      await leaveNothing();
      return { failure: { kind: 'stopped' } };
    }
    if (!isUpdate) await readListOf(setting.dispatch, source);
    await keepNotes(setting, student, questions).catch(() => undefined);
    return { pack };
  } catch (failure) {
    await leaveNothing();
    return { failure: { kind: isFull(failure) ? 'full' : 'forbidden' } };
  }
}
