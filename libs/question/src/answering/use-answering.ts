import type { Confidence } from '@mapa/domain';
import { useEffect, useReducer, useState } from 'react';
import type { AnswerBody, AnswerKey, AnswerResult, OwnAnswer } from '../model';
import type { Stopwatch } from '../device/stopwatch';
import { isOpen, nextAnswering, UNTOUCHED, withPrevious, type Answering, type Sending } from './answering-state';
import { outcomeOfAnswer, outcomeOfResult } from './outcome';
import { useAnswerPort } from './use-answer-port';

/** The question, and where its answer counts. */
export interface AnsweringSetting {
  questionId: number;
  /** The displayed version. */
  version: number;
  /** The map in which the answer counts; or the notebook, never both. */
  mapId?: number | undefined;
  notebookId?: string | undefined;
  epoch?: number | undefined;
  /** The student's earlier answer. */
  answer?: OwnAnswer | null | undefined;
  answerKey?: AnswerKey | null | undefined;
  onAnswered?: ((result: AnswerResult) => void) | undefined;
}

export interface AnsweringActions {
  choose: (answerId: number | null) => void;
  setConfidence: (value: Confidence | null) => void;
  answer: () => void;
  askReveal: () => void;
  dropReveal: () => void;
  reveal: () => void;
  again: () => void;
}

const UNKNOWN_STUDENT = 'Ainda não foi possível confirmar a sua sessão. Tente de novo em instantes.';
const OFFLINE_REVEAL = 'Sem conexão não é possível mostrar o gabarito. Tente de novo quando a internet voltar.';

/**
 * State and actions of answering one question, from choice to verdict. The verdict is the server's, even if it arrives
 * late.
 */
export function useAnswering(setting: AnsweringSetting, stopwatch: Stopwatch): [Answering, AnsweringActions] {
  const { questionId, version, mapId, notebookId, epoch, answer, answerKey, onAnswered } = setting;
  const [state, dispatch] = useReducer(nextAnswering, UNTOUCHED);
  const port = useAnswerPort({ questionId, mapId, notebookId, waitingUuid: state.waitingUuid });
  const shown = withPrevious(state, outcomeOfAnswer(answer, answerKey));

  // If the server stops reporting the answer, because a sitting withholds it or its map was reset, the displayed one is
  // removed as well.
  const [told, setTold] = useState(answer);
  if (told !== answer) {
    setTold(answer);
    if (told && !answer && state.phase === 'known') dispatch({ type: 'set-aside' });
  }

  const { waiting, verdict } = port;
  if (waiting && isOpen(state) && !state.again) {
    dispatch({ type: 'found-waiting', uuid: waiting.uuid, chosenId: waiting.body.alternativa_id ?? null });
  }

  function handleResult(body: AnswerBody, result: AnswerResult) {
    if (result.versao !== undefined && result.versao !== version) dispatch({ type: 'set-aside' });
    else dispatch({ type: 'known', outcome: outcomeOfResult(result, body.revelada ?? false, body.tempo_ms ?? null) });
    onAnswered?.(result);
  }

  useEffect(() => {
    if (verdict?.status === 'confirmed') handleResult(verdict.body, verdict.result);
    if (verdict?.status === 'refused') dispatch({ type: 'failed', message: verdict.message });
    // A verdict is taken once, whatever became of the handlers since.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [verdict]);

  async function send(what: Sending, student: string | null) {
    if (student === null) {
      dispatch({ type: 'failed', message: UNKNOWN_STUDENT });
      return;
    }
    stopwatch.pause();
    const body: AnswerBody = {
      questao_id: questionId,
      tempo_ms: stopwatch.read(),
      ...(mapId === undefined ? {} : { mapa_id: mapId }),
      ...(notebookId === undefined ? {} : { caderno_id: notebookId }),
      ...(epoch === undefined ? {} : { epoca: epoch }),
      ...(what === 'answer'
        ? { alternativa_id: state.chosenId, ...(state.confidence ? { confianca: state.confidence } : {}) }
        : { revelada: true }),
    };
    dispatch({ type: 'sent', what });
    const submission = await port.submit(student, body);
    if (submission.status === 'confirmed') handleResult(body, submission.result);
    else if (submission.status === 'recorded') dispatch({ type: 'recorded', uuid: submission.uuid });
    else dispatch({ type: 'failed', message: submission.message });
  }

  return [
    shown,
    {
      choose: (id) => dispatch({ type: 'chosen', id }),
      setConfidence: (value) => dispatch({ type: 'confidence', value }),
      answer: () => {
        if (shown.phase === 'choosing' && state.chosenId !== null)
          port.withStudent((student) => void send('answer', student));
      },
      askReveal: () => dispatch({ type: 'reveal-asked' }),
      dropReveal: () => dispatch({ type: 'reveal-dropped' }),
      reveal: () => {
        if (port.isOnline) port.withStudent((student) => void send('reveal', student));
        else dispatch({ type: 'failed', message: OFFLINE_REVEAL });
      },
      again: () => {
        stopwatch.reset();
        dispatch({ type: 'again' });
      },
    },
  ];
}
