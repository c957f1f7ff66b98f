import { LateQuestionPanel, LoadedQuestion } from '@mapa/question';
import { Skeleton } from '@mapa/ui-kit';

interface QuestionHereProps {
  id: number;
  onAnswered?: () => void;
}

/** The whole question within its row, loaded when opened. */
export const QuestionHere = ({ id, onAnswered }: QuestionHereProps) => (
  <LoadedQuestion id={id} loading={<Skeleton lines={4} />}>
    {(question) => (
      <LateQuestionPanel
        question={question}
        answer={question.resposta}
        answerKey={question.gabarito}
        onAnswered={onAnswered}
        tools={false}
      />
    )}
  </LoadedQuestion>
);
