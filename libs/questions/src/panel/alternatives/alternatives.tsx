import { commentOf } from '@mapa/domain';
import { VisuallyHidden, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Outcome } from '../../answering/outcome';
import type { QuestionView } from '../../model';
import { AlternativeRow } from './alternative-row';
import { correctnessOf } from '../../correctness/correctness';

export interface AlternativesProps {
  question: Pick<QuestionView, 'id' | 'tipo' | 'alternativas'>;
  /** Of the statement that the choice is about. */
  describedBy: string;
  chosenId: number | null;
  struck: ReadonlySet<number>;
  outcome: Outcome | null;
  locked: boolean;
  onChoose: (id: number) => void;
  onStrike: (id: number) => void;
}

/** The alternatives of a question as one group of radio buttons. */
export function Alternatives(props: AlternativesProps) {
  const { question, describedBy, chosenId, struck, outcome, locked, onChoose, onStrike } = props;
  return (
    <Group aria-describedby={describedBy}>
      <VisuallyHidden as="legend">Alternativas</VisuallyHidden>
      {question.alternativas.map((alternative) => (
        <AlternativeRow
          key={alternative.id}
          alternative={alternative}
          kind={question.tipo}
          group={`questao-${question.id}`}
          checked={(outcome ? outcome.chosenId : chosenId) === alternative.id}
          struck={struck.has(alternative.id)}
          correctness={correctnessOf(alternative.id, outcome)}
          comment={commentOf(alternative.id, outcome?.key)}
          locked={locked}
          onChoose={() => onChoose(alternative.id)}
          onStrike={() => onStrike(alternative.id)}
        />
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space.half};
  margin-inline: calc(-1 * ${token.space.x1h});
`;
