import type { ResultOf } from '@mapa/api-contract';
import type { CallRequest } from '../transport/call-request';
import { withMarks, type KeptAge } from '../sittings/send-marks';
import type { PackStorage } from './pack-storage';

type SittingView = ResultOf<'GET /api/customer-area/sitting/{id}'>;
type MarksResult = ResultOf<'PUT /api/customer-area/sitting/{id}/marks'>;
type Summaries = ResultOf<'GET /api/customer-area/sitting'>;

/** A sitting as it is kept: what the server told, and how far its clock was before this device's, in milliseconds. */
interface KeptSitting {
  view: SittingView;
  ahead: number;
}

const PREFIX = 'simulado:';
const ENDS: readonly string[] = [
  'POST /api/customer-area/sitting/{id}/finish',
  'DELETE /api/customer-area/sitting/{id}',
];
const TELLS: readonly string[] = [
  'GET /api/customer-area/sitting/{id}',
  'POST /api/customer-area/sitting',
  'PUT /api/customer-area/sitting/{id}/marks',
];

/** The sitting that a call tells of, which is kept to be gone on with where there is no connection. */
export function sittingIn({ call, args }: CallRequest): string | undefined {
  return TELLS.includes(call) || ENDS.includes(call) ? (args as { id: string }).id : undefined;
}

/** The open sittings that this device keeps, each student's under their own id; their questions are withheld from packs. */
export function createKeptSittings(storage: PackStorage, owner: () => string | null) {
  const keptOf = async (student: string, id: string): Promise<KeptSitting | undefined> =>
    (await storage.list(student, PREFIX + id)) as KeptSitting | undefined;

  async function keptViews(student: string): Promise<SittingView[]> {
    const kept = (await storage.lists(student, PREFIX)) as (KeptSitting | undefined)[];
    return kept.flatMap((one) => (one ? [one.view] : []));
  }

  async function forget(student: string, id: string): Promise<void> {
    if (owner() === student) await storage.putList(student, PREFIX + id, undefined);
  }

  async function write(student: string, id: string, told: SittingView | MarksResult): Promise<void> {
    const kept = await keptOf(student, id);
    const view = 'questoes' in told ? told : kept && withMarks(kept.view, told);
    // A view that was asked for before a mark was sent may come after it.
    if (kept && Date.parse(told.agora) < Date.parse(kept.view.agora)) return;
    if (!view || owner() !== student) return;
    const ahead = Date.parse(told.agora) - Date.now();
    // A finished one is read with its result; its questions are everybody's again.
    await storage.putList(student, PREFIX + id, view.estado === 'aberta' ? { view, ahead } : undefined);
  }

  return {
    /** A kept sitting as the server told it last, and how long ago that was, as far as this device can tell. */
    async read(student: string, id: string): Promise<{ data: unknown } | undefined> {
      const kept = await keptOf(student, id);
      if (!kept) return undefined;
      const idade_ms = Math.max(0, Date.now() + kept.ahead - Date.parse(kept.view.agora));
      return { data: { ...kept.view, idade_ms } satisfies SittingView & KeptAge };
    },
    /** Takes in what a call told of a sitting. */
    note: (student: string, { call }: CallRequest, id: string, data: unknown): Promise<void> =>
      ENDS.includes(call) ? forget(student, id) : write(student, id, data as SittingView | MarksResult),
    /** Takes in the list of sittings: those that have ended are kept no longer. */
    async noteList(student: string, { data }: Summaries): Promise<void> {
      const kept = new Set((await keptViews(student)).map(({ id }) => id));
      for (const { id, estado } of data) if (estado !== 'aberta' && kept.has(id)) await forget(student, id);
    },
    forget,
    /** The ids of those that are kept. */
    ids: async (student: string): Promise<string[]> => (await keptViews(student)).map(({ id }) => id),
    /** The questions that they withhold. */
    withheld: async (student: string): Promise<ReadonlySet<number>> =>
      new Set((await keptViews(student)).flatMap(({ questoes }) => questoes.map(({ id }) => id))),
  };
}
