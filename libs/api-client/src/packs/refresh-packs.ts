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
  /** Ids of the student's open sittings, as the server last reported them. */
  open: readonly string[];
}

/**
 * Compares this device's packs with the server and reloads the answers of those that differ: answers held until a
 * sitting ended, answers given or reset on another device, and keys that an open sitting withholds. Marks packs whose
 * map or notebook is gone, or moved to a new edition. Never serves a question that was not served before. Ends silently
 * when the connection is lost. Never rejects.
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

/** A sitting stored here as open may have ended on another device. */
async function dropEndedSittings({ dispatch, packs, open }: RefreshSetting, student: string) {
  for (const id of await packs.keptSittings(student)) {
    if (open.includes(id)) continue;
    // If the sitting still exists, the call itself stores it.
    const { error } = await once(dispatch(sittingsApi.endpoints.sitting.initiate({ id }, ANEW)));
    if (error && apiErrorOf(error).kind === 'not-found') await packs.forgetSitting(student, id);
  }
}

/** @returns whether the server answered */
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
  // A page without a filter would serve questions that the daily limit withheld, or that were added to the notebook
  // since.
  const isWhole = pack.withheld === 0 && progresso.total <= numbers;
  const fresh = await readAnswers(dispatch, source, isWhole);
  if (!fresh) return false;
  const changed = isWhole ? wholePack(before, fresh) : answersOf(before, fresh, pack.seen?.epoch !== epoca);
  await packs.change(student, pack.key, (now) => ({ ...now, ...checked, ...changed.pack, seen }), changed.questions);
  return true;
}

/** The status of a map or notebook that the student no longer has; undefined if unknown. */
async function readStanding(dispatch: PackDispatch, source: PackSource): Promise<PackStanding | undefined> {
  if ('caderno_id' in source) return { kind: 'gone' };
  const { data, error } = await once(dispatch(performanceApi.endpoints.oldMap.initiate({ id: source.mapa_id }, ANEW)));
  if (data && !error) return { kind: 'moved', to: { id: data.nova_versao.id, nome: data.nova_versao.nome } };
  return ['not-found', 'invalid'].includes(apiErrorOf(error).kind) ? { kind: 'gone' } : undefined;
}

const isSameTally = (one: PackTally, other: PackTally): boolean =>
  (['respondidas', 'certas', 'erradas', 'abertas'] as const).every((name) => one[name] === other[name]);

/**
 * Whether the device agrees with the server: by its own answers, or because nothing has changed since they were loaded.
 */
function isSame({ seen: last }: Pack, now: NonNullable<Pack['seen']>, local: PackTally): boolean {
  return (
    last !== undefined &&
    last.epoch === now.epoch &&
    [...last.sittings].sort().join() === [...now.sittings].sort().join() &&
    (isSameTally(local, now.tally) || isSameTally(last.tally, now.tally))
  );
}

/** All questions, or only the answered ones; undefined if a page failed. */
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
  /** Questions to write in addition to those that the calls have written. */
  questions: PackQuestion[];
}

function wholePack(before: readonly PackQuestion[], fresh: readonly PackQuestion[]): Changed {
  const known = new Set(before.map(({ id }) => id));
  return {
    pack: { ids: fresh.map(({ id }) => id), numbers: packTally(fresh).numbers },
    questions: fresh.filter(({ id }) => !known.has(id)),
  };
}

/**
 * The questions of a partial pack: answers that the server no longer reports are void. Reveals are not reported; only a
 * new epoch voids them.
 */
function answersOf(before: readonly PackQuestion[], fresh: readonly PackQuestion[], isAnew: boolean): Changed {
  const answered = new Set(fresh.map(({ id }) => id));
  const isVoid = ({ id, resposta }: PackQuestion) => resposta && !answered.has(id) && (isAnew || !resposta.revelada);
  return { pack: {}, questions: before.filter(isVoid).map(asUnanswered) };
}
