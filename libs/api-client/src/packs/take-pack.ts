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
  /** Questions, then pictures. */
  onProgress: (done: number, total: number) => void;
}

/** Why nothing was taken along: a call failed, or this device did not take it. */
export type TakeFailure = { kind: 'call'; error: ApiError } | { kind: 'full' | 'forbidden' | 'stopped' };

type Outcome<T> = { data: T } | { failure: TakeFailure };

/** Every question that the student may be served, page by page. A later page that the day's limit refuses as a whole is the end. */
async function readQuestions(setting: TakeSetting): Promise<Outcome<{ questions: PackQuestion[]; withheld: number }>> {
  const questions: PackQuestion[] = [];
  let withheld = 0;
  for (let page = 1, last = 1; page <= last; page += 1) {
    if (setting.signal.aborted) return { failure: { kind: 'stopped' } };
    const read = await readQuestionPage(setting.dispatch, setting.source, { page });
    if ('error' in read) {
      if (page === 1 || read.error.kind !== 'forbidden') return { failure: { kind: 'call', error: read.error } };
      // Pages are cut by numbers; this counts those that are left of them.
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

/** The notes on questions that have one, with their revisions, so that they can be read and gone on with. */
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
 * Takes a map or notebook along: its questions as they are served to this student, which counts new ones against the day's
 * limit, keys of what was answered alone, notes and pictures. Where it fails or is stopped nothing of it is left, but an earlier
 * download stays.
 */
export async function takePack(setting: TakeSetting): Promise<{ pack: Pack } | { failure: TakeFailure }> {
  const { packs, source, signal } = setting;
  const student = packs.owner();
  // Only a student can ask for it, and where nothing may be stored, whose pack it is cannot be, either.
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
