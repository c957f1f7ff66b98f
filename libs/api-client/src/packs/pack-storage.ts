import type { ResultOf } from '@mapa/api-contract';
import type { DBSchema } from 'idb';
import { PACK_DATABASE } from '@mapa/domain';
import { connectOnDemand } from '../outbox/storage/connect';
import type { Pack, PackQuestion } from './pack';

type Key = [student: string, pack: string, part: 'pack' | 'questao' | 'lista', id: string | number];

interface Schema extends DBSchema {
  partes: { key: Key; value: unknown };
}

/** Lists as the server last returned them, by their names in the database. */
interface KeptLists {
  hoje: ResultOf<'GET /api/customer-area/today'>;
  mapas: ResultOf<'GET /api/customer-area/question-map/user-maps'>;
  cadernos: ResultOf<'GET /api/customer-area/question-notebook'>;
  simulados: ResultOf<'GET /api/customer-area/sitting'>;
}

export type Note = ResultOf<'GET /api/customer-area/question/note/{id}'>;

/**
 * An open sitting as the server last returned it, and how far the server's clock was ahead of this device's, in
 * milliseconds.
 */
export interface KeptSitting {
  view: ResultOf<'GET /api/customer-area/sitting/{id}'>;
  ahead: number;
}

const noteName = (question: number) => `anotacao:${question}`;
const SITTINGS = 'simulado:';

/** The key range of one pack: only a longer array sorts after one that ends with an empty array. */
const within = (student: string, pack: string): IDBKeyRange => IDBKeyRange.bound([student, pack], [student, pack, []]);

/** Storage of the packs, by student id. It is deleted as a whole with the session. */
export function createPackStorage() {
  const database = connectOnDemand<Schema>(PACK_DATABASE, 1, (db) => void db.createObjectStore('partes'));
  const read = async (student: string, name: string): Promise<unknown> =>
    (await database()).get('partes', [student, '', 'lista', name]);
  async function write(student: string, name: string, value: unknown): Promise<void> {
    await (await database()).put('partes', value, [student, '', 'lista', name]);
  }
  return {
    async packs(student: string): Promise<Pack[]> {
      // In one transaction, so that a concurrent removal by another tab takes effect entirely or not at all.
      const { store } = (await database()).transaction('partes');
      const parts = (await store.getAllKeys(ofStudent(student))).filter(([, , part]) => part === 'pack');
      return (await Promise.all(parts.map((key) => store.get(key)))) as Pack[];
    },
    pack: async (student: string, key: string): Promise<Pack | undefined> =>
      (await (await database()).get('partes', [student, key, 'pack', ''])) as Pack | undefined,
    async questions(student: string, key: string): Promise<PackQuestion[]> {
      const range = IDBKeyRange.bound([student, key, 'questao'], [student, key, 'questao', []]);
      return (await (await database()).getAll('partes', range)) as PackQuestion[];
    },
    async putQuestions(student: string, key: string, questions: readonly PackQuestion[]): Promise<void> {
      const tx = (await database()).transaction('partes', 'readwrite');
      await Promise.all([
        ...questions.map((question) => tx.store.put(question, [student, key, 'questao', question.id])),
        tx.done,
      ]);
    },
    /**
     * Changes a pack in one transaction, safe against other tabs. Does not create a missing pack. Returns the stored
     * pack.
     */
    async changePack(student: string, key: string, change: (pack: Pack) => Pack): Promise<Pack | undefined> {
      const tx = (await database()).transaction('partes', 'readwrite');
      const pack = (await tx.store.get([student, key, 'pack', ''])) as Pack | undefined;
      const changed = pack && change(pack);
      if (changed) await tx.store.put(changed, [student, key, 'pack', '']);
      await tx.done;
      return changed;
    },
    async putPack(student: string, pack: Pack): Promise<void> {
      await (await database()).put('partes', pack, [student, pack.key, 'pack', '']);
    },
    list: <Name extends keyof KeptLists>(student: string, name: Name) =>
      read(student, name) as Promise<KeptLists[Name] | undefined>,
    putList: <Name extends keyof KeptLists>(student: string, name: Name, list: KeptLists[Name]): Promise<void> =>
      write(student, name, list),
    note: (student: string, question: number) => read(student, noteName(question)) as Promise<Note | undefined>,
    putNote: (student: string, question: number, note: Note): Promise<void> => write(student, noteName(question), note),
    sitting: (student: string, id: string) => read(student, SITTINGS + id) as Promise<KeptSitting | undefined>,
    async sittings(student: string): Promise<KeptSitting[]> {
      const range = IDBKeyRange.bound([student, '', 'lista', SITTINGS], [student, '', 'lista', `${SITTINGS}\uffff`]);
      const kept = (await (await database()).getAll('partes', range)) as (KeptSitting | undefined)[];
      return kept.filter((sitting) => sitting !== undefined);
    },
    /** Stores a sitting; undefined deletes it. */
    putSitting: (student: string, id: string, sitting: KeptSitting | undefined): Promise<void> =>
      write(student, SITTINGS + id, sitting),
    async remove(student: string, key: string): Promise<void> {
      await (await database()).delete('partes', within(student, key));
    },
  };
}

/** Everything of one student. */
const ofStudent = (student: string): IDBKeyRange => IDBKeyRange.bound([student], [student, []]);

export type PackStorage = ReturnType<typeof createPackStorage>;
