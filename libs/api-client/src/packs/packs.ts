import type { ResultOf } from '@mapa/api-contract';
import { PACK_CACHE, orUndefined } from '@mapa/domain';
import type { Verdict } from '../outbox/entry';
import type { CallRequest } from '../transport/call-request';
import {
  packKey,
  packPage,
  withKnownKey,
  type Pack,
  type PackDetail,
  type PackSource,
  type PackQuery,
  type PackQuestion,
} from './pack';
import { withMarks, type KeptAge } from '../sittings/send-marks';
import { createPackStorage, type PackStorage } from './pack-storage';

type SittingView = ResultOf<'GET /api/customer-area/sitting/{id}'>;
type Today = ResultOf<typeof TODAY>;
type MarksResult = ResultOf<'PUT /api/customer-area/sitting/{id}/marks'>;

/** Marks that this device has packs; without it their database is never opened. */
const FLAG = 'mapa_pacotes';

export interface PacksSetting {
  /** The current student; null without a session. Packs of other students are neither read nor written. */
  owner: () => string | null;
  storage?: PackStorage;
}

/** The source that a call speaks of. */
function sourceIn({ call, args }: CallRequest): PackSource | undefined {
  const id = (args as { id?: number | string } | undefined)?.id;
  if (call.startsWith('GET /api/customer-area/question-map/') && typeof id === 'number') return { mapa_id: id };
  if (call.startsWith('GET /api/customer-area/question-notebook/') && typeof id === 'string') return { caderno_id: id };
  return undefined;
}

/** Kept on every device: students open their day first, wherever they are. */
const TODAY = 'GET /api/customer-area/today';

const DETAILS: readonly string[] = [
  'GET /api/customer-area/question-map/detail',
  'GET /api/customer-area/question-notebook/id',
];
const PAGES: readonly string[] = [
  'GET /api/customer-area/question-map/questions',
  'GET /api/customer-area/question-notebook/{id}/questions',
];

/** The sitting that a call shows, which is kept to be gone on with where there is no connection. */
function sittingIn({ call, args }: CallRequest): string | undefined {
  if (call === 'GET /api/customer-area/sitting/{id}' || call === 'POST /api/customer-area/sitting') return args.id;
  return call === 'PUT /api/customer-area/sitting/{id}/marks' ? args.id : undefined;
}

/** Says of a student's day that it is what the device kept, not what the server tells. */
export type KeptToday = Today & { guardado?: true };

/** A sitting as it is kept: what the server told, and how far its clock was before this device's, in milliseconds. */
interface KeptSitting {
  view: SittingView;
  ahead: number;
}

/** Lists that are kept as they were told last, so that the way to a pack is there without a connection. */
function listName({ call, args }: CallRequest): string | undefined {
  if (call === 'GET /api/customer-area/sitting') return (args?.page ?? 1) === 1 ? 'simulados' : undefined;
  if (call === 'GET /api/customer-area/question-map/user-maps') return 'mapas';
  if (call === TODAY) return 'hoje';
  const page = (args as { page?: number } | undefined)?.page ?? 1;
  return call === 'GET /api/customer-area/question-notebook' && page === 1 ? 'cadernos' : undefined;
}

/** The packs downloaded to this device: answers calls offline, and is updated from responses online. */
export function createPacks({ owner, storage = createPackStorage() }: PacksSetting) {
  const listeners = new Set<() => void>();
  /** The pack that is being studied, whole: filters look at every question of it. */
  let held: { student: string; pack: Pack; questions: Map<number, PackQuestion> } | undefined;

  const isUsed = (): boolean => orUndefined(() => localStorage.getItem(FLAG)) === '1';
  const changed = () => listeners.forEach((listener) => listener());

  async function load(student: string, key: string) {
    if (held?.student === student && held.pack.key === key) return held;
    const pack = await storage.pack(student, key);
    if (!pack) return undefined;
    const questions = await storage.questions(student, key);
    held = { student, pack, questions: new Map(questions.map((question) => [question.id, question])) };
    return held;
  }

  const inOrder = ({ pack, questions }: NonNullable<typeof held>): PackQuestion[] =>
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

  /** A kept sitting as the server told it last, and how long ago that was, as far as this device can tell. */
  async function readSitting(student: string, id: string): Promise<{ data: unknown } | undefined> {
    const kept = (await storage.list(student, `simulado:${id}`)) as KeptSitting | undefined;
    if (!kept) return undefined;
    const idade_ms = Math.max(0, Date.now() + kept.ahead - Date.parse(kept.view.agora));
    return { data: { ...kept.view, idade_ms } satisfies SittingView & KeptAge };
  }

  /** One after the other: each begins with what the one before wrote. */
  let noted = Promise.resolve();
  const noteSitting = (student: string, id: string, told: SittingView | MarksResult): Promise<void> =>
    (noted = noted.catch(() => undefined).then(() => writeSitting(student, id, told)));

  async function writeSitting(student: string, id: string, told: SittingView | MarksResult): Promise<void> {
    if (owner() !== student) return;
    const kept = (await storage.list(student, `simulado:${id}`)) as KeptSitting | undefined;
    const view = 'questoes' in told ? told : kept && withMarks(kept.view, told);
    // A view that was asked for before a mark was sent may come after it.
    if (kept && Date.parse(told.agora) < Date.parse(kept.view.agora)) return;
    if (!view || owner() !== student) return;
    const ahead = Date.parse(told.agora) - Date.now();
    // A finished one is read with its result; its questions are everybody's again.
    await storage.putList(student, `simulado:${id}`, view.estado === 'aberta' ? { view, ahead } : undefined);
  }

  async function answer(student: string, request: CallRequest): Promise<{ data: unknown } | undefined> {
    const sitting = request.call === 'GET /api/customer-area/sitting/{id}' ? request.args.id : undefined;
    if (sitting !== undefined) return readSitting(student, sitting);
    const list = listName(request);
    if (list) {
      const data = await storage.list(student, list);
      if (!data) return undefined;
      return { data: request.call === TODAY ? ({ ...(data as Today), guardado: true } satisfies KeptToday) : data };
    }
    if (request.call === 'GET /api/customer-area/question/note/{id}') return readNote(student, request.args.id);
    const source = sourceIn(request);
    const taken = source && (await load(student, packKey(source)));
    if (!taken) return undefined;
    if (DETAILS.includes(request.call)) return { data: taken.pack.detail };
    if (!PAGES.includes(request.call)) return undefined;
    const page = packPage(taken.pack.detail, inOrder(taken), request.args as PackQuery);
    return page && { data: page };
  }

  async function follow(student: string, request: CallRequest, data: unknown): Promise<void> {
    const sitting = sittingIn(request);
    if (sitting !== undefined) return noteSitting(student, sitting, data as SittingView | MarksResult);
    const list = listName(request);
    if (list && owner() === student) return storage.putList(student, list, data);
    const source = sourceIn(request);
    const taken = source && (await load(student, packKey(source)));
    if (!taken || owner() !== student) return;
    if (DETAILS.includes(request.call)) {
      taken.pack = { ...taken.pack, detail: data as PackDetail };
      await storage.putPack(student, taken.pack);
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
      if (isUsed()) void follow(student, request, data).catch(() => undefined);
    },
    /** Takes in a verdict: the question is answered, and its key known, from here on. */
    async noteVerdict(verdict: Verdict): Promise<void> {
      const { mapa_id, caderno_id } = verdict.body;
      const source = mapa_id ? { mapa_id } : caderno_id ? { caderno_id } : undefined;
      if (verdict.status !== 'confirmed' || verdict.result.retida || !source || !isUsed()) return;
      const taken = await load(verdict.student, packKey(source)).catch(() => undefined);
      const question = taken?.questions.get(verdict.result.questao_id);
      const { result, body } = verdict;
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
      await put(verdict.student, taken.pack.key, [answered]).catch(() => undefined);
    },
    list: async (): Promise<Pack[]> => {
      const student = owner();
      return student === null || !isUsed() ? [] : storage.packs(student).catch(() => []);
    },
    /** Writes a pack down, its questions first: what has no pack is not there. Rejects where the disk refuses. */
    async keep(student: string, pack: Pack, questions: readonly PackQuestion[]): Promise<void> {
      if (owner() !== student) return;
      await storage.putQuestions(student, pack.key, questions);
      if (owner() !== student) return storage.remove(student, pack.key);
      await storage.putPack(student, pack);
      orUndefined(() => localStorage.setItem(FLAG, '1'));
      held = undefined;
      changed();
    },
    async keepNote(student: string, id: number, note: unknown): Promise<void> {
      if (owner() === student) await storage.putList(student, `anotacao:${id}`, note);
    },
    async remove(source: PackSource): Promise<void> {
      const student = owner();
      if (student === null) return;
      const key = packKey(source);
      await storage.remove(student, key);
      if (typeof caches !== 'undefined') await caches.delete(packPictures(student, source)).catch(() => false);
      held = undefined;
      changed();
    },
    owner,
    /** Calls `listener` when a pack comes or goes. Returns the way to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The cache of a pack's pictures. */
export const packPictures = (student: string, source: PackSource): string =>
  `${PACK_CACHE}${student}:${packKey(source)}`;

export type Packs = ReturnType<typeof createPacks>;
