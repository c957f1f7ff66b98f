import { draftKey, readDraft, writeDraft } from '@mapa/auth';
import { orUndefined } from '@mapa/domain';
import type { Correction, Draft } from '../../model';

/** The fields that a person types; a statement is kept without the texts that it shares with others. */
const TYPED_FIELDS = ['nome', 'enunciado', 'alternativas', 'comentario', 'assunto'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];
export type Typed = Pick<Correction, TypedField>;

/** What a field of a question takes. */
export interface FieldProps {
  draft: Draft;
  /** Keeps on this device what is typed. */
  onKeep: (typed: Typed) => void;
  onCorrect: (correction: Correction) => Promise<boolean>;
}

/** Corrections under way by their keys: they are stored or refused soon, and are offered to nobody meanwhile. */
const underWay = new Map<string, number>();

/** What a person typed in one question of a paper and no server has stored, kept on this device under their id. */
export interface KeptCorrections {
  keep: (typed: Typed) => void;
  /** Holds one field's text until it is sent; the result is called with whether it was stored. */
  hold: (field: string) => (isStored: boolean) => void;
  /** The texts that earlier visits left, of one field each. */
  left: () => Typed[];
  drop: (field: string) => void;
}

const isTyped = (field: string): field is TypedField => TYPED_FIELDS.some((one) => one === field);

/** @param ownerId whose texts these are; null: nothing is kept */
export function keptCorrections(ownerId: string | null, paperId: string, position: number): KeptCorrections {
  const keyOf = (field: string): string | null =>
    ownerId !== null && isTyped(field) ? draftKey('mesa', ownerId, `${paperId}-${position}-${field}`) : null;
  const drop = (field: string) => {
    const key = keyOf(field);
    if (key !== null) writeDraft(key, '');
  };
  return {
    drop,
    keep: (typed) => {
      for (const [field, value] of Object.entries(typed)) {
        const key = keyOf(field);
        // A name that is being replaced is empty for a moment, and is never sent so.
        if (key !== null) writeDraft(key, value === '' ? '' : JSON.stringify(value));
      }
    },
    hold: (field) => {
      const key = keyOf(field);
      if (key === null) return () => undefined;
      const sent = readDraft(key);
      underWay.set(key, (underWay.get(key) ?? 0) + 1);
      return (isStored) => {
        underWay.set(key, (underWay.get(key) ?? 1) - 1);
        // What was typed since then is not stored yet.
        if (isStored && readDraft(key) === sent) writeDraft(key, '');
      };
    },
    left: () =>
      TYPED_FIELDS.flatMap((field) => {
        const key = keyOf(field);
        const text = key === null || (underWay.get(key) ?? 0) > 0 ? '' : readDraft(key);
        const value: unknown = text === '' ? undefined : orUndefined(() => JSON.parse(text));
        return value === undefined ? [] : [{ [field]: value }];
      }),
  };
}
