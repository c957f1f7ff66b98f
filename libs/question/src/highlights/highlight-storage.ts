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

/** A wording of a question, and the highlights' owner. */
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

/** Parses stored highlights; empty for anything invalid. */
export function parseHighlights(text: string): Highlight[] {
  const value: unknown = text === '' ? [] : orUndefined(() => JSON.parse(text));
  return Array.isArray(value) ? value.filter(isHighlight) : [];
}

/** The other wordings of a question with unsent highlights on this device. */
export function otherDrafts({ studentId, id, versao }: HighlightOwner): number[] {
  const prefix = baseKey({ studentId, id, versao: 0 }).slice(0, -1);
  return storedKeys('local')
    .filter((key) => key.startsWith(prefix))
    .map((key) => Number(key.slice(prefix.length)))
    .filter((version) => Number.isInteger(version) && version > 0 && version !== versao);
}

/**
 * This device's copy of the highlights of one wording: the current state, the account's last known state, and the
 * unsent change.
 */
export function highlightStorage(marked: HighlightOwner, alternatives: readonly number[]) {
  return {
    /** The displayed highlights; excludes strikes of another wording. */
    read: (): Highlights => ({
      destaques: parseHighlights(readStored('session', highlightsKey(marked))),
      riscadas: parseStruck(readStored('session', struckKey(marked.id))).filter((id) => alternatives.includes(id)),
    }),
    write: ({ destaques, riscadas }: Highlights) => {
      writeStored('session', highlightsKey(marked), destaques.length === 0 ? '' : JSON.stringify(destaques));
      writeStored('session', struckKey(marked.id), riscadas.join());
    },
    /** The account's last known highlights; null if unknown. */
    readBase: () => parseStoredHighlights(readStored('session', baseKey(marked))),
    writeBase: ({ destaques, riscadas, revisao }: StoredHighlights) =>
      writeStored('session', baseKey(marked), JSON.stringify({ destaques, riscadas, revisao })),
    readWaiting: (): HighlightDraft | null => parseHighlightDraft(readDraft(baseKey(marked))),
    /** Stored beyond the tab's lifetime, until the account has it. */
    writeWaiting: (waiting: HighlightDraft | null) =>
      void writeDraft(baseKey(marked), waiting ? JSON.stringify(waiting) : ''),
  };
}

export type HighlightStorage = ReturnType<typeof highlightStorage>;
