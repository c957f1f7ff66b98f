import { answerLetter, questionKind } from '@mapa/domain';
import { VisuallyHidden, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { AnswerSumProps } from '../view/kind-view';

/** The current sum in the boxes of an answer sheet; with the verdict, also the key's. */
export function SumLine({ question, answerId, outcome }: AnswerSumProps) {
  const { partsOf } = questionKind(question.tipo);
  const own = answerLetter(question, outcome ? outcome.chosenId : answerId) ?? null;
  const key = outcome?.key.letra ?? null;
  return (
    <Line>
      {outcome && own === null ? null : (
        <Sum
          name={outcome ? 'Sua soma' : 'Soma'}
          sum={own}
          parts={own === null ? [] : partsOf(own)}
          tone={outcome === null || outcome.correct === null ? 'open' : outcome.correct ? 'right' : 'wrong'}
        />
      )}
      {key === null || key === own ? null : <Sum name="Gabarito" sum={key} parts={partsOf(key)} tone="right" />}
      {/* Screen readers announce a checked box themselves; the sum follows it. */}
      <VisuallyHidden role="status">{outcome ? '' : own === null ? 'Nenhuma marcada' : `Soma: ${own}`}</VisuallyHidden>
    </Line>
  );
}

type Tone = 'open' | 'right' | 'wrong';

interface SumProps {
  name: string;
  sum: string | null;
  parts: readonly string[];
  tone: Tone;
}

function Sum({ name, sum, parts, tone }: SumProps) {
  return (
    <Part>
      <Name>{name}</Name>
      <Boxes $tone={tone} $isEmpty={sum === null} aria-hidden>
        {Array.from(sum ?? '00', (digit, place) => (
          <span key={place}>{digit}</span>
        ))}
      </Boxes>
      <VisuallyHidden>: {sum ?? 'nenhuma proposição marcada'}</VisuallyHidden>
      <Terms>{sum === null ? 'Marque as proposições corretas.' : parts.join(' + ')}</Terms>
    </Part>
  );
}

const Line = styled.div`
  display: grid;
  gap: ${token.space.x1} ${token.space.x4};
  padding-top: ${token.space.x1h};
  border-top: 1px solid ${token.color.rule};
  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Part = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  min-height: ${token.target};
`;

const Name = styled.span`
  min-width: 4.5rem;
  font-weight: ${token.weight.strong};
`;

const inks = { open: token.color.ink, right: token.color.success, wrong: token.color.danger };

/** One box per digit, as on the answer sheets of these exams. */
const Boxes = styled.span<{ $tone: Tone; $isEmpty: boolean }>`
  display: inline-flex;
  color: ${({ $tone, $isEmpty }) => ($isEmpty ? token.color.inkFaint : inks[$tone])};
  & > span {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.5rem;
    border: 1px solid ${({ $tone }) => ($tone === 'open' ? token.color.edge : inks[$tone])};
    background: ${token.color.sheet};
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  & > span + span {
    border-left-width: 0;
  }
  & > span:first-child {
    border-start-start-radius: ${token.radius.medium};
    border-end-start-radius: ${token.radius.medium};
  }
  & > span:last-child {
    border-start-end-radius: ${token.radius.medium};
    border-end-end-radius: ${token.radius.medium};
  }
`;

const Terms = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
