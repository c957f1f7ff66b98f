import type { ResultOf } from '@mapa/api-contract';
import { withMarks, type KeptAge } from '../sittings/send-marks';
import type { CallResult } from './pack-calls';
import type { PackStorage } from './pack-storage';

type SittingView = ResultOf<'GET /api/customer-area/sitting/{id}'>;
type MarksResult = ResultOf<'PUT /api/customer-area/sitting/{id}/marks'>;
type Summaries = ResultOf<'GET /api/customer-area/sitting'>;

/** A sitting as a call returned it; null if it has ended. */
export interface SittingNews {
  id: string;
  given: SittingView | MarksResult | null;
}

/** The sitting in a call's result, which is stored so that the student can continue offline. */
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

/** The open sittings stored on this device, by student id; their questions are withheld from packs. */
export function createKeptSittings(storage: PackStorage, owner: () => string | null) {
  const keptViews = async (student: string): Promise<SittingView[]> =>
    (await storage.sittings(student)).map(({ view }) => view);

  async function forget(student: string, id: string): Promise<void> {
    if (owner() === student) await storage.putSitting(student, id, undefined);
  }

  async function write(student: string, id: string, told: SittingView | MarksResult): Promise<void> {
    const kept = await storage.sitting(student, id);
    const view = 'questoes' in told ? told : kept && withMarks(kept.view, told);
    // A view requested before a mark was sent may arrive after the mark's response.
    if (kept && Date.parse(told.agora) < Date.parse(kept.view.agora)) return;
    if (!view || owner() !== student) return;
    const ahead = Date.parse(told.agora) - Date.now();
    // A finished sitting is not stored: it is shown with its result, and its questions are no longer withheld.
    await storage.putSitting(student, id, view.estado === 'aberta' ? { view, ahead } : undefined);
  }

  return {
    /** A stored sitting as the server last returned it, with its age as far as this device can tell. */
    async read(student: string, id: string): Promise<(SittingView & KeptAge) | undefined> {
      const kept = await storage.sitting(student, id);
      if (!kept) return undefined;
      const idade_ms = Math.max(0, Date.now() + kept.ahead - Date.parse(kept.view.agora));
      return { ...kept.view, idade_ms };
    },
    /** Stores the sitting that a call returned, or deletes one that has ended. */
    note: (student: string, { id, given }: SittingNews): Promise<void> =>
      given ? write(student, id, given) : forget(student, id),
    /** Processes the list of sittings: ended ones are deleted from the device. */
    async noteList(student: string, { data }: Summaries): Promise<void> {
      const kept = new Set((await keptViews(student)).map(({ id }) => id));
      for (const { id, estado } of data) if (estado !== 'aberta' && kept.has(id)) await forget(student, id);
    },
    forget,
    /** The ids of the stored sittings. */
    ids: async (student: string): Promise<string[]> => (await keptViews(student)).map(({ id }) => id),
    /** The questions that the stored sittings withhold. */
    withheld: async (student: string): Promise<ReadonlySet<number>> =>
      new Set((await keptViews(student)).flatMap(({ questoes }) => questoes.map(({ id }) => id))),
  };
}
