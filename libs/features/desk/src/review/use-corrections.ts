import { useCorrectDraftMutation, type ApiError } from '@mapa/api-client';
import { useRef, useState } from 'react';
import type { Correction, Draft } from '../model';

/** A correction that came too late: another has changed the field meanwhile. */
export interface Conflict {
  correction: Correction;
  /** The question as the other one left it. */
  theirs: Draft;
}

export interface Corrections {
  /** Stores one field; corrections are sent one after the other. */
  correct: (correction: Correction) => Promise<boolean>;
  status: 'idle' | 'saving' | 'saved';
  /** Why the last one was not stored: a sentence. */
  problem: string | null;
  conflict: Conflict | null;
  /** Takes note of a statement that one changed together with those of other questions. */
  sawStatement: (draft: Draft) => void;
  /** Stores one's own over what the other wrote. */
  insist: () => void;
  /** Leaves what the other wrote. */
  yieldTo: () => void;
}

/** Corrects a draft field by field, each from the revision that was seen. */
export function useCorrections(paperId: string, draft: Draft): Corrections {
  const [send] = useCorrectDraftMutation();
  const revisions = useRef(draft.revisoes);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [status, setStatus] = useState<Corrections['status']>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const sendOne = async (correction: Correction): Promise<boolean> => {
    const [field = ''] = Object.keys(correction);
    setStatus('saving');
    const revisao = revisions.current[field] ?? 0;
    const { data, error } = await send({ id: paperId, posicao: draft.posicao, revisao, ...correction });
    if (!data) {
      setStatus('idle');
      setProblem((error as ApiError).message);
      return false;
    }
    // Of this field alone: what another did to the others meanwhile was not looked at yet.
    revisions.current = { ...revisions.current, [field]: data.questao.revisoes[field] ?? 0 };
    setProblem(null);
    setStatus(data.salvo ? 'saved' : 'idle');
    if (!data.salvo) setConflict({ correction, theirs: data.questao });
    return data.salvo;
  };
  const correct = (correction: Correction): Promise<boolean> => {
    const next = last.current.then(() => sendOne(correction));
    last.current = next;
    return next;
  };
  return {
    correct,
    status,
    problem,
    conflict,
    sawStatement: ({ revisoes }) => {
      revisions.current = { ...revisions.current, enunciado: revisoes['enunciado'] ?? 0 };
    },
    insist: () => {
      if (conflict) void correct(conflict.correction);
      setConflict(null);
    },
    yieldTo: () => setConflict(null),
  };
}
