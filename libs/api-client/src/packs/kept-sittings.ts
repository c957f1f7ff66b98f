import type { ResultOf } from '@mapa/api-contract';
import { withMarks, type KeptAge } from '../sittings/send-marks';
import type { CallResult } from './pack-calls';
import type { PackStorage } from './pack-storage';

type SittingView = ResultOf<'GET /api/customer-area/sitting/{id}'>;
type MarksResult = ResultOf<'PUT /api/customer-area/sitting/{id}/marks'>;
type Summaries = ResultOf<'GET /api/customer-area/sitting'>;

/** What a call gave of a sitting; null where it has ended. */
export interface SittingNews {
  id: string;
  given: SittingView | MarksResult | null;
}

/** What a call gave of a sitting, which is kept so that the student can go on without a connection. */
export function sittingNewsOf(result: CallResult): SittingNews | undefined {
  switch (result.call) {
    case 'POST /api/customer-area/sitting':
    case 'GET /api/customer-area/sitting/{id}':
    case 'PUT /api/customer-area/sitting/{id}/marks':
      return { id: result.args.id, given: result.data };
    case 'POST /api/customer-area/sitting/{id}/finish':
    case 'DELETE /api/customer-area/sitting/{id}':
      return { id: result.args.id, given: null };
    default:
      return undefined;
  }
}

/** The open sittings that this device keeps, each student's under their own id; their questions are withheld from packs. */
export function createKeptSittings(storage: PackStorage, owner: () => string | null) {
  const keptViews = async (student: string): Promise<SittingView[]> =>
    (await storage.sittings(student)).map(({ view }) => view);

  async function forget(student: string, id: string): Promise<void> {
    if (owner() === student) await storage.putSitting(student, id, undefined);
  }

  async function write(student: string, id: string, told: SittingView | MarksResult): Promise<void> {
    const kept = await storage.sitting(student, id);
    const view = 'questoes' in told ? told : kept && withMarks(kept.view, told);
    // A view that was asked for before a mark was sent may come after it.
    if (kept && Date.parse(told.agora) < Date.parse(kept.view.agora)) return;
    if (!view || owner() !== student) return;
    const ahead = Date.parse(told.agora) - Date.now();
    // A finished one is read with its result; its questions are everybody's again.
    await storage.putSitting(student, id, view.estado === 'aberta' ? { view, ahead } : undefined);
  }

  return {
    /** A kept sitting as the server told it last, and how long ago that was, as far as this device can tell. */
    async read(student: string, id: string): Promise<(SittingView & KeptAge) | undefined> {
      const kept = await storage.sitting(student, id);
      if (!kept) return undefined;
      const idade_ms = Math.max(0, Date.now() + kept.ahead - Date.parse(kept.view.agora));
      return { ...kept.view, idade_ms };
    },
    /** Takes in what a call gave of a sitting. */
    note: (student: string, { id, given }: SittingNews): Promise<void> =>
      given ? write(student, id, given) : forget(student, id),
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
