import { useCorrectDraftMutation, type ApiError } from '@mapa/api-client';
import { useMemo, useRef, useState } from 'react';
import { useOwner } from '../../kept/use-owner';
import { keptCorrections, type Typed } from './kept';
import { untilSent } from './until-sent';
import type { Correction, Draft } from '../../model';

/** A correction that came too late: someone else has changed the field meanwhile. */
export interface Conflict {
  correction: Correction;
  /** The question as the other person left it. */
  theirs: Draft;
}

export interface Corrections {
  /** Keeps on this device what is typed, until it is stored. */
  keep: (typed: Typed) => void;
  /** Stores one field; corrections are sent one at a time. */
  correct: (correction: Correction) => Promise<boolean>;
  /** `waiting`: a field is kept here until a server can be reached. */
  status: 'idle' | 'saving' | 'saved' | 'waiting';
  /** Why the last one was not stored, as a sentence. */
  problem: string | null;
  conflict: Conflict | null;
  /** What this person typed at an earlier visit and no server has stored, one field each. */
  left: Typed[];
  dropLeft: () => void;
  /** Takes over a statement that was changed together with those of other questions. */
  sawStatement: (draft: Draft) => void;
  /** Overwrites the other person's value with one's own. */
  insist: () => void;
  /** Accepts the other person's value. */
  yieldTo: () => void;
}

const fieldOf = (correction: Correction): string => Object.keys(correction)[0] ?? '';

/** Corrects a draft field by field, each based on the displayed revision. */
export function useCorrections(paperId: string, draft: Draft): Corrections {
  const [send] = useCorrectDraftMutation();
  const owner = useOwner();
  const kept = useMemo(() => keptCorrections(owner, paperId, draft.posicao), [owner, paperId, draft.posicao]);
  const [left, setLeft] = useState(() => kept.left());
  const revisions = useRef(draft.revisoes);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [status, setStatus] = useState<Corrections['status']>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const sendOne = async (correction: Correction): Promise<boolean> => {
    const field = fieldOf(correction);
    setStatus('saving');
    const revisao = revisions.current[field] ?? 0;
    const { data, error } = await untilSent(
      () => send({ id: paperId, posicao: draft.posicao, revisao, ...correction }),
      () => setStatus('waiting'),
    );
    if (!data) {
      setStatus('idle');
      setProblem((error as ApiError).message);
      return false;
    }
    // Only this field's revision: changes that others made to other fields have not been displayed yet.
    revisions.current = { ...revisions.current, [field]: data.questao.revisoes[field] ?? 0 };
    setProblem(null);
    setStatus(data.salvo ? 'saved' : 'idle');
    if (!data.salvo) setConflict({ correction, theirs: data.questao });
    return data.salvo;
  };
  const correct = (correction: Correction): Promise<boolean> => {
    const release = kept.hold(fieldOf(correction));
    const next = last.current.then(() => sendOne(correction));
    last.current = next;
    void next.then(release);
    return next;
  };
  return {
    keep: kept.keep,
    correct,
    status,
    problem,
    conflict,
    left,
    dropLeft: () => {
      for (const typed of left) kept.drop(fieldOf(typed));
      setLeft([]);
    },
    sawStatement: ({ revisoes }) => {
      revisions.current = { ...revisions.current, enunciado: revisoes['enunciado'] ?? 0 };
    },
    insist: () => {
      if (conflict) void correct(conflict.correction);
      setConflict(null);
    },
    yieldTo: () => {
      if (conflict) kept.drop(fieldOf(conflict.correction));
      setConflict(null);
    },
  };
}
