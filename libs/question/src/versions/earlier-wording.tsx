import { commentOf, kindOfLetters } from '@mapa/domain';
import { AlternativeComment, RichText, Stack, VisuallyHidden, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Outcome } from '../answering/outcome';
import type { EarlierHighlights, EarlierWording } from '../model';
import { AlternativeCorrectness } from '../correctness/alternative-correctness';
import { correctnessStyle } from '../correctness/correctness-style';
import { correctnessOf } from '../correctness/correctness';
import type { Correctness } from '../kinds/view/kind-view';

interface EarlierWordingProps {
  earlier: Pick<EarlierWording | EarlierHighlights, 'enunciado' | 'alternativas' | 'combinacoes'>;
  statementId?: string;
  struck?: ReadonlySet<number>;
  outcome?: Outcome | null;
  children?: ReactNode;
}

const NONE: ReadonlySet<number> = new Set();

/** A question in an earlier wording: text only, because it cannot be answered any more. */
export function EarlierWordingView({
  earlier,
  statementId,
  struck = NONE,
  outcome = null,
  children,
}: EarlierWordingProps) {
  const question = { ...earlier, tipo: kindOfLetters(earlier.alternativas.map(({ letra }) => letra)) };
  return (
    <Stack $gap="x1h">
      <RichText id={statementId} html={earlier.enunciado} />
      <List aria-label="Alternativas da redação anterior">
        {earlier.alternativas.map(({ id, letra, texto }) => {
          const correctness = correctnessOf(question, id, outcome);
          const comment = commentOf(id, outcome?.key);
          return (
            <Row key={id} $correctness={correctness}>
              <b>{letra}</b>
              <Text $struck={struck.has(id)}>
                <RichText html={texto} size="body" />
                {struck.has(id) ? <VisuallyHidden> (riscada)</VisuallyHidden> : null}
                {correctness ? <AlternativeCorrectness kind={question.tipo} correctness={correctness} /> : null}
                {comment === undefined ? null : <Comment html={comment} />}
              </Text>
            </Row>
          );
        })}
      </List>
      {children}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.half};
`;

const Row = styled.li<{ $correctness: Correctness }>`
  display: flex;
  gap: ${token.space.x1h};
  padding: ${token.space.x1} ${token.space.x1h};
  border-radius: ${token.radius.medium};
  background: ${({ $correctness }) => ($correctness ? correctnessStyle[$correctness].wash : 'transparent')};
  & > b {
    flex: none;
    min-width: 1em;
    color: ${({ $correctness }) => ($correctness ? correctnessStyle[$correctness].ink : token.color.inkSoft)};
    font-weight: ${token.weight.strong};
  }
`;

const Comment = styled(AlternativeComment)`
  margin-top: ${token.space.x1};
`;

const Text = styled.div<{ $struck: boolean }>`
  flex: 1;
  min-width: 0;
  ${({ $struck }) => ($struck ? `color: ${token.color.inkFaint}; & > :first-child { text-decoration: line-through; }` : '')}
`;
