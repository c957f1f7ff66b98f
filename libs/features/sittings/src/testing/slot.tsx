import type { QuestionPanelProps, SheetQuestionProps } from '@mapa/question';
import { useEffect } from 'react';

/** How long each question says that it was open when it leaves the screen, in milliseconds; null: it says nothing. */
export const clock: { ms: number | null } = { ms: null };

function Slot({ question, title, changes, markedId, isForReview, nextLabel, ...acts }: SheetQuestionProps) {
  const { onMark, onReview, onTime, onNext } = acts;
  useEffect(
    () => () => {
      if (clock.ms !== null) onTime(clock.ms);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at its end alone, as the question's own clock does
    [],
  );
  return (
    <article tabIndex={-1} aria-label={title}>
      {changes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {question.alternativas.map(({ id, letra }) => (
        <button key={id} aria-pressed={markedId === id} onClick={() => onMark(id)}>
          {letra}
        </button>
      ))}
      <button aria-pressed={isForReview} onClick={() => onReview(!isForReview)}>
        Rever depois
      </button>
      <button onClick={() => onTime(5_000)}>Tempo</button>
      <button onClick={onNext}>{nextLabel}</button>
    </article>
  );
}

/** Stands in for a question of @mapa/question, which has specs of its own: what it can do, without its looks. */
export const LateSheetQuestion = Object.assign(Slot, { preload: () => undefined });

/** Stands in for a question with its answer. */
export const LateQuestionPanel = ({ question, position, answer, answerKey }: QuestionPanelProps) => (
  <article aria-label={`Questão ${position}, ${question.id}`}>
    {answer ? `Respondida: ${answer.alternativa_id}${answerKey ? ', com gabarito' : ''}` : 'A responder'}
  </article>
);

/** What loads a question needs no stand-in. */
export const { LoadedQuestion } = jest.requireActual<typeof import('@mapa/question')>('@mapa/question');
