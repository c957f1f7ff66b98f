import { useSittingProposalQuery } from '@mapa/api-client';
import { moveShare, OWN_SITTING_QUESTIONS, type OwnSittingSource, proposedMinutes, shareOut } from '@mapa/domain';
import { useState } from 'react';
import type { NewRecipe, ProposedPart } from '../model';

/** The student's choices; null: as proposed. */
interface Choice {
  questions: number;
  minutes: number | null;
  /** Changed shares, with the parts that the student set; valid for one number and source. */
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
 * The state of an own sitting while it is configured: the proposal for its source, the student's changes, and the
 * resulting recipe.
 * @param starts possible first sources; one with too few questions gives way to the next, until the student chooses
 */
export function useNewSitting(starts: readonly OwnSittingSource[], start: Partial<Choice>) {
  const [choice, setChoice] = useState<Choice>({ ...START, ...start });
  const [at, setAt] = useState(0);
  const [chosen, setSource] = useState<OwnSittingSource | null>(null);
  const source = chosen ?? starts[at] ?? {};
  const { mapa, caderno, receita: _recipe, ...filters } = source;
  const collection = {
    ...(mapa !== undefined && { mapa_id: mapa }),
    ...(caderno !== undefined && { caderno_id: caderno }),
  };
  const query = { ...filters, ...collection };
  const { currentData, data, error, isFetching, refetch } = useSittingProposalQuery(query);
  const givesWay =
    chosen === null &&
    at < starts.length - 1 &&
    currentData !== undefined &&
    currentData.disponiveis < OWN_SITTING_QUESTIONS.least;
  if (givesWay) setAt(at + 1);
  // The previous proposal stays on screen until the new one arrives, unless it gave way unseen.
  const proposal = currentData ?? (error || chosen === null ? undefined : data);
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
    source,
    setSource,
    proposal,
    error: currentData ? undefined : error,
    refetch,
    isCurrent: currentData !== undefined && !isFetching,
    recipe,
    shares,
    /** The requested number, which may exceed the available one. */
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
