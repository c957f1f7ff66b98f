import { affirmedIds, commentOf } from '@mapa/domain';
import { VisuallyHidden, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Outcome } from '../../answering/outcome';
import type { QuestionView } from '../../model';
import { AlternativeRow } from './alternative-row';
import { kindView } from '../../kinds/kind-views';
import { correctnessOf } from '../../correctness/correctness';

export interface AlternativesProps {
  question: Pick<QuestionView, 'id' | 'tipo' | 'alternativas' | 'combinacoes'>;
  /** Id of the statement that the choice refers to. */
  describedBy: string;
  /** The currently chosen answer. */
  chosenId: number | null;
  struck: ReadonlySet<number>;
  outcome: Outcome | null;
  locked: boolean;
  /** Called when an alternative is pressed. */
  onChoose: (id: number) => void;
  onStrike: (id: number) => void;
}

/** The alternatives of a question as one group of radio buttons, or of checkboxes with their sum. */
export function Alternatives(props: AlternativesProps) {
  const { question, describedBy, chosenId, struck, outcome, locked, onChoose, onStrike } = props;
  const { legend, AnswerSum } = kindView(question.tipo);
  const affirmed = affirmedIds(question, outcome ? outcome.chosenId : chosenId);
  return (
    <Group aria-describedby={describedBy}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {question.alternativas.map((alternative) => (
        <AlternativeRow
          key={alternative.id}
          alternative={alternative}
          kind={question.tipo}
          group={`questao-${question.id}`}
          checked={affirmed.has(alternative.id)}
          struck={struck.has(alternative.id)}
          correctness={correctnessOf(question, alternative.id, outcome)}
          comment={commentOf(alternative.id, outcome?.key)}
          locked={locked}
          onChoose={() => onChoose(alternative.id)}
          onStrike={() => onStrike(alternative.id)}
        />
      ))}
      {AnswerSum ? (
        <Sum>
          <AnswerSum question={question} answerId={chosenId} outcome={outcome} />
        </Sum>
      ) : null}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space.half};
  margin-inline: calc(-1 * ${token.space.x1h});
`;

/** Aligned with the statement. */
const Sum = styled.div`
  padding: ${token.space.x1} ${token.space.x1h} 0;
`;
