import { useSittingProposalQuery } from '@mapa/api-client';
import { moveShare, OWN_SITTING_QUESTIONS, type OwnSittingSource, proposedMinutes, shareOut } from '@mapa/domain';
import { useState } from 'react';
import type { NewRecipe, ProposedPart } from '../model';

/** What the student has chosen; null: as it is proposed. */
interface Choice {
  questions: number;
  minutes: number | null;
  /** Shares that were moved, with the parts that the student set, while number and source are the same. */
  moved: { of: string; shares: number[]; isSet: boolean[] } | null;
  isPenalised: boolean;
  name: string | null;
}

const START: Choice = {
  questions: OWN_SITTING_QUESTIONS.usual,
  minutes: null,
  moved: null,
  isPenalised: false,
  name: null,
};

const NO_PARTS: readonly ProposedPart[] = [];

/**
 * A sitting of one's own while it is put together: what is proposed of its source, what the student has changed, and the recipe that
 * follows.
 */
export function useNewSitting(
  { mapa, caderno, receita: _recipe, ...filters }: OwnSittingSource,
  start: Partial<Choice>,
) {
  const [choice, setChoice] = useState<Choice>({ ...START, ...start });
  const collection = {
    ...(mapa !== undefined && { mapa_id: mapa }),
    ...(caderno !== undefined && { caderno_id: caderno }),
  };
  const query = { ...filters, ...collection };
  const { currentData, data, error, isFetching, refetch } = useSittingProposalQuery(query);
  // What was proposed of another choice stays on the screen until the new one is there.
  const proposal = currentData ?? (error ? undefined : data);
  const parts = proposal?.partes ?? NO_PARTS;
  const available = proposal?.disponiveis ?? 0;
  const questions = Math.min(choice.questions, Math.max(available, OWN_SITTING_QUESTIONS.least));
  const rooms = parts.map(({ peso, disponiveis }) => ({ weight: peso, available: disponiveis }));
  const of = JSON.stringify([query, questions]);
  const moved = choice.moved?.of === of && choice.moved.shares.length === parts.length ? choice.moved : null;
  const shares = moved?.shares ?? shareOut(questions, rooms);
  const minutes = choice.minutes ?? proposedMinutes(questions, proposal?.tempo_ms ?? 0);
  const change = (next: Partial<Choice>) => setChoice((before) => ({ ...before, ...next }));

  const recipe: NewRecipe = {
    nome: choice.name?.trim() || (proposal?.nome ?? ''),
    filtros: filters,
    ...collection,
    numeros: questions,
    minutos: minutes,
    ...(moved && { partes: parts.map(({ materia_id }, at) => ({ materia_id, questoes: shares[at] ?? 0 })) }),
    penaliza_erro: choice.isPenalised,
  };
  return {
    proposal,
    error: currentData ? undefined : error,
    refetch,
    isCurrent: currentData !== undefined && !isFetching,
    recipe,
    shares,
    /** What was asked for, which may be more than there is. */
    wanted: choice.questions,
    available,
    name: choice.name,
    isPenalised: choice.isPenalised,
    change,
    move: (at: number, by: 1 | -1) => {
      const isSet = moved?.isSet ?? parts.map(() => false);
      const next = moveShare({ parts: rooms, shares, isSet }, at, by);
      change({ moved: { of, shares: next, isSet: isSet.map((set, place) => set || place === at) } });
    },
  };
}

export type NewSitting = ReturnType<typeof useNewSitting>;
