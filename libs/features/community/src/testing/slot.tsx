import type { QuestionSlot } from '../question-rows/question-slot';

/** Stand-in for the question panel, which another lib renders. */
export const renderQuestion = ({ question, answer, onAnswered }: QuestionSlot) => (
  <div>
    <p>{`Painel de ${question.codigo}${answer ? ', respondida' : ''}`}</p>
    <button type="button" onClick={onAnswered}>
      Responder {question.codigo}
    </button>
  </div>
);
