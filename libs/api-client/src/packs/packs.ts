import type { ResultOf } from '@mapa/api-contract';
import { PACK_CACHE, orUndefined } from '@mapa/domain';
import type { Verdict } from '../outbox/entry';
import type { CallRequest } from '../transport/call-request';
import type { TabChannel } from '../transport/tab-channel';
import { DETAILS, isActOnCollection, listName, PAGES, sourceIn, TODAY } from './pack-calls';
import { createKeptSittings, sittingIn } from './kept-sittings';
import {
  detailOf,
  packKey,
  packPage,
  packProgress,
  withKnownKey,
  type Pack,
  type PackDetail,
  type PackSource,
  type PackQuery,
  type PackQuestion,
} from './pack';
import { createPackStorage, type PackStorage } from './pack-storage';

type Today = ResultOf<typeof TODAY>;

/** Marks that this device has packs; without it their database is never opened. */
const FLAG = 'mapa_pacotes';

/** What other tabs are told: that packs came, went or changed. */
export type PackNews = 'changed';

export interface PacksSetting {
  /** The current student; null without a session. Packs of other students are neither read nor written. */
  owner: () => string | null;
  storage?: PackStorage;
  /** To the student's other tabs; without it they show what they have read until they read it again. */
  tabs?: TabChannel<PackNews>;
}

/** Says of a student's day that it is what the device kept, not what the server tells. */
export type KeptToday = Today & { guardado?: true };

/** Says of a map, a notebook or its questions that they are what the device kept. */
export interface KeptAnswer {
  guardado?: true;
  /** The open sittings that withhold some of it, as far as the device knows. */
  retido_por?: string[];
}

/** A line of Meus mapas or Meus cadernos. */
type CollectionLine = Pick<PackDetail, 'progresso'> & ({ mapa: { id: number } } | { id: string });

interface CollectionList {
  data: CollectionLine[];
}

const isCollectionList = (name: string): boolean => ['mapas', 'cadernos'].includes(name);

const sourceOf = (line: CollectionLine): PackSource =>
  'mapa' in line ? { mapa_id: line.mapa.id } : { caderno_id: line.id };

/** The packs downloaded to this device: answers calls offline, and is updated from responses online. */
export function createPacks({ owner, storage = createPackStorage(), tabs }: PacksSetting) {
  const listeners = new Set<(news: PackNews | 'outdated') => void>();
  /** The pack that is being studied, whole: filters look at every question of it. */
  let held: { student: string; pack: Pack; questions: Map<number, PackQuestion> } | undefined;

  const sittings = createKeptSittings(storage, owner);

  const isUsed = (): boolean => orUndefined(() => localStorage.getItem(FLAG)) === '1';
  const tellHere = () => {
    held = undefined;
    listeners.forEach((listener) => listener('changed'));
  };
  const changed = () => {
    tellHere();
    tabs?.tell('changed');
  };
  tabs?.listen(tellHere);

  /** What is written is written in turn: each begins with what the one before wrote. */
  let written: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = written.then(work);
    written = turn.catch(() => undefined);
    return turn;
  }

  async function load(student: string, key: string) {
    if (held?.student === student && held.pack.key === key) return held;
    const pack = await storage.pack(student, key);
    if (!pack) return undefined;
    held = { student, pack, questions: await questionsById(student, key) };
    return held;
  }

  async function questionsById(student: string, key: string): Promise<Map<number, PackQuestion>> {
    const questions = await storage.questions(student, key);
    return new Map(questions.map((question) => [question.id, question]));
  }

  const inOrder = ({ pack, questions }: Pick<NonNullable<typeof held>, 'pack' | 'questions'>): PackQuestion[] =>
    pack.ids.flatMap((id) => questions.get(id) ?? []);

  async function put(student: string, key: string, questions: PackQuestion[]): Promise<void> {
    // Nothing may be stored after the session of its owner has ended.
    if (owner() !== student || questions.length === 0) return;
    await storage.putQuestions(student, key, questions);
    if (held?.student === student && held.pack.key === key)
      for (const one of questions) held.questions.set(one.id, one);
  }

  async function readNote(student: string, id: number): Promise<{ data: unknown } | undefined> {
    const note = await storage.list(student, `anotacao:${id}`);
    if (note) return { data: note };
    const question = held?.student === student ? held.questions.get(id) : undefined;
    // A question whose state says that it has no note.
    return question?.anotada === false
      ? { data: { questao_id: id, texto: null, revisao: 0, atualizada_em: null } }
      : undefined;
  }

  async function answer(student: string, request: CallRequest): Promise<{ data: unknown } | undefined> {
    const sitting = request.call === 'GET /api/customer-area/sitting/{id}' ? request.args.id : undefined;
    if (sitting !== undefined) return sittings.read(student, sitting);
    const list = listName(request);
    if (list) {
      const data = await storage.list(student, list);
      if (!data) return undefined;
      if (isCollectionList(list)) return { data: await withOwnProgress(student, data as CollectionList) };
      return { data: request.call === TODAY ? ({ ...(data as Today), guardado: true } satisfies KeptToday) : data };
    }
    if (request.call === 'GET /api/customer-area/question/note/{id}') return readNote(student, request.args.id);
    const source = sourceIn(request);
    const taken = source && (await load(student, packKey(source)));
    if (!taken) return undefined;
    const kept = await keptAnswer(student);
    const inPack = { questions: inOrder(taken), withheld: await sittings.withheld(student) };
    if (DETAILS.includes(request.call))
      return { data: { ...detailOf(taken.pack.detail, inPack), ...kept } satisfies PackDetail & KeptAnswer };
    if (!PAGES.includes(request.call)) return undefined;
    const page = packPage(taken.pack.detail, inPack, request.args as PackQuery);
    return page && { data: { ...page, ...kept } satisfies typeof page & KeptAnswer };
  }

  async function keptAnswer(student: string): Promise<KeptAnswer> {
    const ids = await sittings.ids(student);
    return { guardado: true, ...(ids.length > 0 && { retido_por: ids }) };
  }

  /** Of what is on the device as a pack, a list tells the progress that the pack tells. */
  async function withOwnProgress(student: string, list: CollectionList): Promise<CollectionList> {
    const withheld = await sittings.withheld(student);
    const line = async (one: CollectionLine): Promise<CollectionLine> => {
      const pack = await storage.pack(student, packKey(sourceOf(one)));
      if (!pack) return one;
      const questions = inOrder({ pack, questions: await questionsById(student, pack.key) });
      return { ...one, progresso: packProgress(pack.detail.progresso.total, { questions, withheld }) };
    };
    return { ...list, data: await Promise.all(list.data.map(line)) };
  }

  async function follow(student: string, request: CallRequest, data: unknown): Promise<void> {
    const sitting = sittingIn(request);
    if (sitting !== undefined) return sittings.note(student, request, sitting, data);
    if (owner() !== student) return;
    if (request.call === 'GET /api/customer-area/sitting') await sittings.noteList(student, data as never);
    const list = listName(request);
    if (list) return storage.putList(student, list, data);
    const source = sourceIn(request);
    const taken = source && (await load(student, packKey(source)));
    if (!taken || owner() !== student) return;
    if (DETAILS.includes(request.call)) {
      taken.pack =
        (await storage.changePack(student, taken.pack.key, (pack) => ({
          ...pack,
          detail: data as PackDetail,
        }))) ?? taken.pack;
    } else if (PAGES.includes(request.call)) {
      const fresh = (data as { data: (PackQuestion & { bloqueada?: boolean })[] }).data;
      await put(
        student,
        taken.pack.key,
        fresh.flatMap((question) => {
          const known = taken.questions.get(question.id);
          return known && !question.bloqueada ? [withKnownKey(question, known)] : [];
        }),
      );
    }
  }

  async function writeVerdict(verdict: Verdict): Promise<void> {
    const { mapa_id, caderno_id } = verdict.body;
    const source = mapa_id ? { mapa_id } : caderno_id ? { caderno_id } : undefined;
    if (verdict.status !== 'confirmed' || verdict.result.retida || !source) return;
    const { result, body, student } = verdict;
    const taken = await load(student, packKey(source));
    const question = taken?.questions.get(result.questao_id);
    if (!taken || !question || question.resposta || result.versao !== question.versao) return;
    const answered: PackQuestion = {
      ...question,
      gabarito: result.gabarito,
      resposta: {
        uuid: result.uuid,
        alternativa_id: result.alternativa_id,
        acertou: result.acertou,
        revelada: body.revelada ?? false,
        respondida_em: result.respondida_em ?? body.respondida_em ?? new Date().toISOString(),
        ...(result.versao !== undefined && { versao: result.versao }),
      },
    };
    await put(student, taken.pack.key, [answered]);
  }

  return {
    /** Answers a call that could not be made; undefined for what was not taken along. Never rejects. */
    async read(request: CallRequest): Promise<{ data: unknown } | undefined> {
      const student = owner();
      if (student === null || !isUsed()) return undefined;
      return answer(student, request).catch(() => undefined);
    },
    /** Takes in what the server told; a disk that refuses leaves the older word. */
    note(request: CallRequest, data: unknown): void {
      const student = owner();
      if (student === null) return;
      if (sittingIn(request) !== undefined || request.call === TODAY)
        orUndefined(() => localStorage.setItem(FLAG, '1'));
      if (!isUsed()) return;
      void inTurn(() => follow(student, request, data)).catch(() => undefined);
      if (isActOnCollection(request)) listeners.forEach((listener) => listener('outdated'));
    },
    /**
     * Takes in a verdict: the question is answered, and its key known, from here on. An answer that is held for a sitting is shown
     * when it is recorded (`refreshPacks`).
     */
    async noteVerdict(verdict: Verdict): Promise<void> {
      if (isUsed()) await inTurn(() => writeVerdict(verdict)).catch(() => undefined);
    },
    list: async (): Promise<Pack[]> => {
      const student = owner();
      return student === null || !isUsed() ? [] : storage.packs(student).catch(() => []);
    },
    /** The questions of a pack, with all that was noted so far. */
    questions: (student: string, key: string): Promise<PackQuestion[]> => inTurn(() => storage.questions(student, key)),
    /** Changes what is told of a pack, and writes questions of it; nothing where it was removed meanwhile. */
    change: (
      student: string,
      key: string,
      change: (pack: Pack) => Pack,
      questions: readonly PackQuestion[] = [],
    ): Promise<void> =>
      inTurn(async () => {
        if (owner() !== student || !(await storage.pack(student, key))) return;
        await storage.putQuestions(student, key, questions);
        await storage.changePack(student, key, change);
        changed();
      }),
    /** Ids of the sittings that this device keeps as open. */
    keptSittings: (student: string): Promise<string[]> => inTurn(() => sittings.ids(student)),
    /** Keeps a sitting no longer: it is gone. */
    forgetSitting: (student: string, id: string): Promise<void> => inTurn(() => sittings.forget(student, id)),
    /** Writes a pack down, its questions first: what has no pack is not there. Rejects where the disk refuses. */
    keep: (student: string, pack: Pack, questions: readonly PackQuestion[]): Promise<void> =>
      inTurn(async () => {
        if (owner() !== student) return;
        await storage.putQuestions(student, pack.key, questions);
        if (owner() !== student) return storage.remove(student, pack.key);
        await storage.putPack(student, pack);
        orUndefined(() => localStorage.setItem(FLAG, '1'));
        changed();
      }),
    async keepNote(student: string, id: number, note: unknown): Promise<void> {
      if (owner() === student) await storage.putList(student, `anotacao:${id}`, note);
    },
    /** Removes a pack with its pictures, with or without a connection. Answers that wait to be sent are not part of it. */
    remove: (source: PackSource): Promise<void> =>
      inTurn(async () => {
        const student = owner();
        if (student === null) return;
        await storage.remove(student, packKey(source));
        if (typeof caches !== 'undefined') await caches.delete(packPictures(student, source)).catch(() => false);
        changed();
      }),
    owner,
    /**
     * Calls `listener` when a pack has come, gone or changed, in whatever tab, and when an act of this tab on a map or notebook may
     * have left one behind (`outdated`). Returns the way to stop.
     */
    subscribe(listener: (news: PackNews | 'outdated') => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The cache of a pack's pictures. */
export const packPictures = (student: string, source: PackSource): string =>
  `${PACK_CACHE}${student}:${packKey(source)}`;

export type Packs = ReturnType<typeof createPacks>;
