import {
  parseHighlightDraft,
  parseStoredHighlights,
  type Highlight,
  type HighlightDraft,
  type Highlights,
  type StoredHighlights,
} from '@mapa/api-client';
import { readDraft, writeDraft } from '@mapa/auth';
import { HIGHLIGHT_COLORS, orUndefined } from '@mapa/domain';
import { parseStruck, struckKey } from './struck-alternatives';
import { readStored, storedKeys, writeStored } from '../device/stored-text';

/** A wording of a question, and whose highlights. */
export interface HighlightOwner {
  studentId: string | null;
  id: number;
  versao: number;
}

/** Session storage key of the highlights of one wording. */
export const highlightsKey = ({ id, versao }: Pick<HighlightOwner, 'id' | 'versao'>): string =>
  `mapa:grifos:${id}:${versao}`;
const baseKey = ({ studentId, id, versao }: HighlightOwner) => `mapa:marcas:${studentId}:${id}:${versao}`;

const isHighlight = (value: unknown): value is Highlight => {
  const { inicio, fim, cor } = (value ?? {}) as Partial<Highlight>;
  return (
    Number.isInteger(inicio) && Number.isInteger(fim) && HIGHLIGHT_COLORS.some(({ value: known }) => known === cor)
  );
};

/** Kept highlights; none for anything else. */
export function parseHighlights(text: string): Highlight[] {
  const value: unknown = text === '' ? [] : orUndefined(() => JSON.parse(text));
  return Array.isArray(value) ? value.filter(isHighlight) : [];
}

/** The other wordings of a question of which highlights wait on this device. */
export function otherDrafts({ studentId, id, versao }: HighlightOwner): number[] {
  const prefix = baseKey({ studentId, id, versao: 0 }).slice(0, -1);
  return storedKeys('local')
    .filter((key) => key.startsWith(prefix))
    .map((key) => Number(key.slice(prefix.length)))
    .filter((version) => Number.isInteger(version) && version > 0 && version !== versao);
}

/**
 * This device's copy of the highlights of one wording: the current state, the account's last known state, and the
 * pending change.
 */
export function highlightStorage(marked: HighlightOwner, alternatives: readonly number[]) {
  return {
    /** What the tab shows; strikes of another wording are none of this one's. */
    read: (): Highlights => ({
      destaques: parseHighlights(readStored('session', highlightsKey(marked))),
      riscadas: parseStruck(readStored('session', struckKey(marked.id))).filter((id) => alternatives.includes(id)),
    }),
    write: ({ destaques, riscadas }: Highlights) => {
      writeStored('session', highlightsKey(marked), destaques.length === 0 ? '' : JSON.stringify(destaques));
      writeStored('session', struckKey(marked.id), riscadas.join());
    },
    /** As the account had them when this tab last heard of it; null before. */
    readBase: () => parseStoredHighlights(readStored('session', baseKey(marked))),
    writeBase: ({ destaques, riscadas, revisao }: StoredHighlights) =>
      writeStored('session', baseKey(marked), JSON.stringify({ destaques, riscadas, revisao })),
    readWaiting: (): HighlightDraft | null => parseHighlightDraft(readDraft(baseKey(marked))),
    /** Outlives the tab, until the account has it. */
    writeWaiting: (waiting: HighlightDraft | null) =>
      void writeDraft(baseKey(marked), waiting ? JSON.stringify(waiting) : ''),
  };
}

export type HighlightStorage = ReturnType<typeof highlightStorage>;
