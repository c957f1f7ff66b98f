import { oneTabAtATime } from '../outbox/tabs';
import { performanceApi } from '../resources/performance';
import { sittingsApi } from '../resources/sittings';
import { apiErrorOf } from '../transport/api-error';
import {
  asUnanswered,
  packSource,
  packTally,
  tallyOf,
  type Pack,
  type PackQuestion,
  type PackSource,
  type PackStanding,
  type PackTally,
} from './pack';
import type { Packs } from './packs';
import { ANEW, once, readCollection, readQuestionPage, type PackDispatch } from './read-collection';

export interface RefreshSetting {
  dispatch: PackDispatch;
  packs: Packs;
  /** Ids of the student's open sittings, as the server told them last. */
  open: readonly string[];
}

/**
 * Compares the packs of this device with the server, and loads again the answers of those that differ: answers that were held until
 * a sitting ended, or given or reset on another device, and keys that an open sitting withholds. Tells of each whose map or notebook
 * is gone, or moved to a new edition. It serves no question that was not served before. Ends without a word where the connection
 * does. Never rejects.
 */
export async function refreshPacks(setting: RefreshSetting): Promise<void> {
  const student = setting.packs.owner();
  if (student === null) return;
  const refresh = async () => {
    await dropEndedSittings(setting, student);
    for (const pack of await setting.packs.list()) if (!(await refreshPack(setting, student, pack))) return;
  };
  await oneTabAtATime(`mapa-pacotes:${student}`, refresh).catch(() => undefined);
}

/** A sitting that this device kept open may have ended on another one. */
async function dropEndedSittings({ dispatch, packs, open }: RefreshSetting, student: string) {
  for (const id of await packs.keptSittings(student)) {
    if (open.includes(id)) continue;
    // Where it is still there, the call's own answer is noted.
    const { error } = await once(dispatch(sittingsApi.endpoints.sitting.initiate({ id }, ANEW)));
    if (error && apiErrorOf(error).kind === 'not-found') await packs.forgetSitting(student, id);
  }
}

/** @returns whether the server was there */
async function refreshPack({ dispatch, packs, open }: RefreshSetting, student: string, pack: Pack): Promise<boolean> {
  if (packs.owner() !== student) return false;
  const source = packSource(pack);
  const told = await readCollection(dispatch, source);
  if ('error' in told) {
    const standing = told.error.kind === 'not-found' ? await readStanding(dispatch, source) : undefined;
    if (standing) await packs.change(student, pack.key, (now) => ({ ...now, standing, checkedAt: Date.now() }));
    return standing !== undefined;
  }
  const { epoca, progresso } = told.data;
  const before = await packs.questions(student, pack.key);
  const { numbers, ...local } = packTally(before);
  const seen = { epoch: epoca, tally: tallyOf(progresso), sittings: open };
  const checked = { standing: undefined, numbers, checkedAt: Date.now() };
  if (isSame(pack, seen, local)) {
    await packs.change(student, pack.key, (now) => ({ ...now, ...checked }));
    return true;
  }
  // A page of everything would serve what the day's limit kept back, or what has come to the notebook since.
  const isWhole = pack.withheld === 0 && progresso.total <= numbers;
  const fresh = await readAnswers(dispatch, source, isWhole);
  if (!fresh) return false;
  const changed = isWhole ? wholePack(before, fresh) : answersOf(before, fresh, pack.seen?.epoch !== epoca);
  await packs.change(student, pack.key, (now) => ({ ...now, ...checked, ...changed.pack, seen }), changed.questions);
  return true;
}

/** What became of a map or notebook that is not among the student's any more; undefined where that cannot be told. */
async function readStanding(dispatch: PackDispatch, source: PackSource): Promise<PackStanding | undefined> {
  if ('caderno_id' in source) return { kind: 'gone' };
  const { data, error } = await once(dispatch(performanceApi.endpoints.oldMap.initiate({ id: source.mapa_id }, ANEW)));
  if (data && !error) return { kind: 'moved', to: { id: data.nova_versao.id, nome: data.nova_versao.nome } };
  return ['not-found', 'invalid'].includes(apiErrorOf(error).kind) ? { kind: 'gone' } : undefined;
}

const isSameTally = (one: PackTally, other: PackTally): boolean =>
  (['respondidas', 'certas', 'erradas', 'abertas'] as const).every((name) => one[name] === other[name]);

/** Whether the device has what the server tells: by its own answers, or because nothing has changed since they were loaded. */
function isSame({ seen: last }: Pack, now: NonNullable<Pack['seen']>, local: PackTally): boolean {
  return (
    last !== undefined &&
    last.epoch === now.epoch &&
    [...last.sittings].sort().join() === [...now.sittings].sort().join() &&
    (isSameTally(local, now.tally) || isSameTally(last.tally, now.tally))
  );
}

/** All questions, or the answered ones alone; undefined where a page failed. */
async function readAnswers(
  dispatch: PackDispatch,
  source: PackSource,
  isWhole: boolean,
): Promise<PackQuestion[] | undefined> {
  const questions: PackQuestion[] = [];
  let anchor: number | undefined;
  for (let page = 1, last = 1; page <= last; page += 1) {
    const byState = { estado: 'respondidas', ...(anchor !== undefined && { estado_ate: anchor }) } as const;
    const read = await readQuestionPage(dispatch, source, { page, ...(isWhole ? {} : byState) });
    if ('error' in read) return undefined;
    questions.push(...read.data.data.filter(({ bloqueada }) => !bloqueada));
    last = read.data.last_page;
    anchor = read.data.estado_ate;
  }
  return questions;
}

interface Changed {
  pack: Partial<Pack>;
  /** To be written besides those that the calls themselves have written. */
  questions: PackQuestion[];
}

function wholePack(before: readonly PackQuestion[], fresh: readonly PackQuestion[]): Changed {
  const known = new Set(before.map(({ id }) => id));
  return {
    pack: { ids: fresh.map(({ id }) => id), numbers: packTally(fresh).numbers },
    questions: fresh.filter(({ id }) => !known.has(id)),
  };
}

/** A pack of a part: answers that the server does not tell any more are void. Of reveals it tells nothing but a new epoch. */
function answersOf(before: readonly PackQuestion[], fresh: readonly PackQuestion[], isAnew: boolean): Changed {
  const answered = new Set(fresh.map(({ id }) => id));
  const isVoid = ({ id, resposta }: PackQuestion) => resposta && !answered.has(id) && (isAnew || !resposta.revelada);
  return { pack: {}, questions: before.filter(isVoid).map(asUnanswered) };
}
