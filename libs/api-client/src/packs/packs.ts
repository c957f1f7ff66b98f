import type { ResultOf } from '@mapa/api-contract';
import { orUndefined } from '@mapa/domain';
import type { Verdict } from '../outbox/entry';
import type { CallRequest } from '../transport/call-request';
import type { TabChannel } from '../transport/tab-channel';
import { isActOnCollection, keptPartOf, type CallResult, type KeptPart } from './pack-calls';
import { createKeptSittings, sittingNewsOf } from './kept-sittings';
import {
  detailOf,
  packKey,
  packPictures,
  packPage,
  packProgress,
  withKnownKey,
  type Pack,
  type PackDetail,
  type PackSource,
  type PackQuestion,
} from './pack';
import { createPackInMemory, inOrder } from './pack-in-memory';
import { createPackStorage, type Note, type PackStorage } from './pack-storage';

type Today = ResultOf<'GET /api/customer-area/today'>;

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
export type CachedToday = Today & { guardado?: true };

/** Says of a map, a notebook or its questions that they are what the device kept. */
export interface CachedAnswer {
  guardado?: true;
  /** The open sittings that withhold some of it, as far as the device knows. */
  retido_por?: string[];
}

/** A question as the server gives it: empty where the day's limit withholds it. */
type ServedQuestion = PackQuestion & { bloqueada?: boolean };

/** A line of Meus mapas or Meus cadernos. */
type CollectionLine = Pick<PackDetail, 'progresso'> & ({ mapa: { id: number } } | { id: string });

const sourceOf = (line: CollectionLine): PackSource =>
  'mapa' in line ? { mapa_id: line.mapa.id } : { caderno_id: line.id };

/** The packs downloaded to this device: answers calls offline, and is updated from responses online. */
export function createPacks({ owner, storage = createPackStorage(), tabs }: PacksSetting) {
  const listeners = new Set<(news: PackNews | 'outdated') => void>();
  const studied = createPackInMemory(storage, owner);
  const sittings = createKeptSittings(storage, owner);

  const isUsed = (): boolean => orUndefined(() => localStorage.getItem(FLAG)) === '1';
  const tellHere = () => {
    studied.forget();
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

  async function readNote(student: string, id: number): Promise<Note | undefined> {
    const question = studied.question(student, id);
    // A question whose state says that it has no note.
    const none = question?.anotada === false && { questao_id: id, texto: null, revisao: 0, atualizada_em: null };
    return (await storage.note(student, id)) ?? (none || undefined);
  }

  async function readToday(student: string): Promise<CachedToday | undefined> {
    const today = await storage.list(student, 'hoje');
    return today && { ...today, guardado: true };
  }

  async function readPack(student: string, part: Extract<KeptPart, { source: PackSource }>) {
    const taken = await studied.load(student, packKey(part.source));
    if (!taken) return undefined;
    const content = { questions: inOrder(taken), withheld: await sittings.withheld(student) };
    const answer =
      part.kind === 'detail' ? detailOf(taken.pack.detail, content) : packPage(taken.pack.detail, content, part.query);
    return answer && { ...answer, ...(await cachedAnswer(student)) };
  }

  /** What the device has of a call; undefined where it has nothing. */
  async function answer(student: string, request: CallRequest): Promise<object | undefined> {
    const part = keptPartOf(request);
    switch (part?.kind) {
      case 'today':
        return readToday(student);
      case 'maps':
        return withOwnProgress(student, await storage.list(student, 'mapas'));
      case 'notebooks':
        return withOwnProgress(student, await storage.list(student, 'cadernos'));
      case 'sittings':
        return storage.list(student, 'simulados');
      case 'sitting':
        return sittings.read(student, part.id);
      case 'note':
        return readNote(student, part.question);
      case 'detail':
      case 'page':
        return readPack(student, part);
      default:
        return undefined;
    }
  }

  async function cachedAnswer(student: string): Promise<CachedAnswer> {
    const ids = await sittings.ids(student);
    return { guardado: true, ...(ids.length > 0 && { retido_por: ids }) };
  }

  /** Of what is on the device as a pack, a list tells the progress that the pack tells. */
  async function withOwnProgress<List extends { data: CollectionLine[] }>(
    student: string,
    list: List | undefined,
  ): Promise<List | undefined> {
    if (!list) return undefined;
    const withheld = await sittings.withheld(student);
    const line = async (one: CollectionLine): Promise<CollectionLine> => {
      const whole = await studied.read(student, packKey(sourceOf(one)));
      if (!whole) return one;
      const content = { questions: inOrder(whole), withheld };
      return { ...one, progresso: packProgress(whole.pack.detail.progresso.total, content) };
    };
    return { ...list, data: await Promise.all(list.data.map(line)) };
  }

  async function writeDetail(student: string, source: PackSource, detail: PackDetail): Promise<void> {
    const taken = await studied.load(student, packKey(source));
    if (!taken || owner() !== student) return;
    const stored = await storage.changePack(student, taken.pack.key, (pack) => ({ ...pack, detail }));
    taken.pack = stored ?? taken.pack;
  }

  async function writeQuestions(student: string, source: PackSource, questions: ServedQuestion[]): Promise<void> {
    const taken = await studied.load(student, packKey(source));
    if (!taken) return;
    const fresh = questions.flatMap((question) => {
      const known = taken.questions.get(question.id);
      return known && !question.bloqueada ? [withKnownKey(question, known)] : [];
    });
    await studied.put(student, taken.pack.key, fresh);
  }

  /** Takes in what a call gave; what belongs to no pack of this device is dropped. */
  async function store(student: string, request: CallRequest, result: CallResult): Promise<void> {
    const news = sittingNewsOf(result);
    if (news) return sittings.note(student, news);
    if (owner() !== student) return;
    const part = keptPartOf(request);
    switch (result.call) {
      case 'GET /api/customer-area/today':
        return storage.putList(student, 'hoje', result.data);
      case 'GET /api/customer-area/question-map/user-maps':
        return storage.putList(student, 'mapas', result.data);
      case 'GET /api/customer-area/question-notebook':
        return part && storage.putList(student, 'cadernos', result.data);
      case 'GET /api/customer-area/sitting':
        await sittings.noteList(student, result.data);
        return part && storage.putList(student, 'simulados', result.data);
      case 'GET /api/customer-area/question-map/detail':
      case 'GET /api/customer-area/question-notebook/id':
        return part?.kind === 'detail' ? writeDetail(student, part.source, result.data) : undefined;
      case 'GET /api/customer-area/question-map/questions':
      case 'GET /api/customer-area/question-notebook/{id}/questions':
        return part?.kind === 'page' ? writeQuestions(student, part.source, result.data.data) : undefined;
    }
  }

  async function writeVerdict(verdict: Verdict): Promise<void> {
    const { mapa_id, caderno_id } = verdict.body;
    const source = mapa_id ? { mapa_id } : caderno_id ? { caderno_id } : undefined;
    if (verdict.status !== 'confirmed' || verdict.result.retida || !source) return;
    const { result, body, student } = verdict;
    const taken = await studied.load(student, packKey(source));
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
    await studied.put(student, taken.pack.key, [answered]);
  }

  return {
    /** Answers a call that could not be made; undefined for what was not taken along. Never rejects. */
    async read(request: CallRequest): Promise<{ data: unknown } | undefined> {
      const student = owner();
      if (student === null || !isUsed()) return undefined;
      const data = await answer(student, request).catch(() => undefined);
      return data && { data };
    },
    /** Takes in what the server gave; a disk that refuses leaves what was stored before. */
    note(request: CallRequest, data: unknown): void {
      const student = owner();
      if (student === null) return;
      // The transport pairs each call with its own response.
      const result = { ...request, data } as CallResult;
      if (sittingNewsOf(result) || keptPartOf(request)?.kind === 'today')
        orUndefined(() => localStorage.setItem(FLAG, '1'));
      if (!isUsed()) return;
      void inTurn(() => store(student, request, result)).catch(() => undefined);
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
    async keepNote(student: string, id: number, note: Note): Promise<void> {
      if (owner() === student) await storage.putNote(student, id, note);
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

export type Packs = ReturnType<typeof createPacks>;
