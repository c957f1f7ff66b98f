import type { ResultOf } from '@mapa/api-contract';
import { orUndefined } from '@mapa/domain';
import type { Verdict } from '../outbox/entry/entry';
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

/** Flag that this device has packs; without it their database is never opened. */
const FLAG = 'mapa_pacotes';

/** Message to other tabs: packs were added, removed or changed. */
export type PackNews = 'changed';

export interface PacksSetting {
  /** The current student; null without a session. Packs of other students are neither read nor written. */
  owner: () => string | null;
  storage?: PackStorage;
  /** Channel to the student's other tabs; without it they show old data until they read again. */
  tabs?: TabChannel<PackNews>;
}

/** A student's day, marked as coming from the device, not from the server. */
export type CachedToday = Today & { guardado?: true };

/** Marks a map, a notebook or its questions as coming from the device. */
export interface CachedAnswer {
  guardado?: true;
  /** The open sittings that withhold some of it, as far as the device knows. */
  retido_por?: string[];
}

/** A question from the server: empty if the daily limit withholds it. */
type ServedQuestion = PackQuestion & { bloqueada?: boolean };

/** A line of Meus mapas or Meus cadernos. */
type CollectionLine = Pick<PackDetail, 'progresso'> & ({ mapa: { id: number } } | { id: string });

const sourceOf = (line: CollectionLine): PackSource =>
  'mapa' in line ? { mapa_id: line.mapa.id } : { caderno_id: line.id };

/** The packs downloaded to this device: they answer calls offline, and are updated from responses online. */
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

  /** Writes run one at a time, each based on the result of the one before. */
  let written: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = written.then(work);
    written = turn.catch(() => undefined);
    return turn;
  }

  async function readNote(student: string, id: number): Promise<Note | undefined> {
    const question = studied.question(student, id);
    // A question marked as having no note.
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

  /** The device's data for a call; undefined if it has none. */
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

  /** Replaces the progress in a list by that of the packs on the device. */
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

  /** Stores the result of a call, except data that belongs to no pack of this device. */
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
    /** Answers a call that could not be sent; undefined for data that was not downloaded. Never rejects. */
    async read(request: CallRequest): Promise<{ data: unknown } | undefined> {
      const student = owner();
      if (student === null || !isUsed()) return undefined;
      const data = await answer(student, request).catch(() => undefined);
      return data && { data };
    },
    /** Stores a response; on a full disk the older data stays. The sender of marks waits, then removes its copy. */
    note(request: CallRequest, data: unknown): Promise<void> | undefined {
      const student = owner();
      if (student === null) return undefined;
      // The transport pairs each call with its own response.
      const result = { ...request, data } as CallResult;
      if (sittingNewsOf(result) || keptPartOf(request)?.kind === 'today')
        orUndefined(() => localStorage.setItem(FLAG, '1'));
      if (!isUsed()) return undefined;
      const stored = inTurn(() => store(student, request, result)).catch(() => undefined);
      if (isActOnCollection(request)) listeners.forEach((listener) => listener('outdated'));
      return result.call === 'PUT /api/customer-area/sitting/{id}/marks' ? stored : undefined;
    },
    /**
     * Stores a verdict: from now on the question is answered and its key known. An answer held for a sitting is shown
     * once it is recorded (`refreshPacks`).
     */
    async noteVerdict(verdict: Verdict): Promise<void> {
      if (isUsed()) await inTurn(() => writeVerdict(verdict)).catch(() => undefined);
    },
    list: async (): Promise<Pack[]> => {
      const student = owner();
      return student === null || !isUsed() ? [] : storage.packs(student).catch(() => []);
    },
    /** The questions of a pack, including everything noted so far. */
    questions: (student: string, key: string): Promise<PackQuestion[]> => inTurn(() => storage.questions(student, key)),
    /** Changes a pack and writes some of its questions; does nothing if the pack was removed meanwhile. */
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
    /** Ids of the sittings that this device stores as open. */
    keptSittings: (student: string): Promise<string[]> => inTurn(() => sittings.ids(student)),
    /** Deletes a sitting that no longer exists. */
    forgetSitting: (student: string, id: string): Promise<void> => inTurn(() => sittings.forget(student, id)),
    /** Stores a pack, its questions first: questions without a pack are ignored. Rejects if the disk refuses. */
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
    /** Removes a pack with its pictures, online or offline. Pending answers are not part of it. */
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
     * Calls `listener` when a pack was added, removed or changed in any tab, and when an act of this tab on a map or
     * notebook may have made one stale (`outdated`). Returns the unsubscribe function.
     */
    subscribe(listener: (news: PackNews | 'outdated') => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Packs = ReturnType<typeof createPacks>;
