import { RichText, Stack, VisuallyHidden, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Outcome } from '../answering/outcome';
import type { EarlierMarks, EarlierWording } from '../model';
import { AlternativeMark } from '../panel/alternatives/alternative-mark';
import { markLook } from '../panel/alternatives/mark-look';
import { markOf, type Mark } from '../panel/alternatives/marks';

interface EarlierWordingProps {
  earlier: Pick<EarlierWording | EarlierMarks, 'enunciado' | 'alternativas'>;
  statementId?: string;
  struck?: ReadonlySet<number>;
  outcome?: Outcome | null;
  children?: ReactNode;
}

const NONE: ReadonlySet<number> = new Set();

/** A question as it read before it changed: a text, for nothing in it can be answered any more. */
export function EarlierWordingView({
  earlier,
  statementId,
  struck = NONE,
  outcome = null,
  children,
}: EarlierWordingProps) {
  return (
    <Stack $gap="x1h">
      <RichText id={statementId} html={earlier.enunciado} />
      <List aria-label="Alternativas da redação anterior">
        {earlier.alternativas.map(({ id, letra, texto }) => {
          const mark = markOf(id, outcome);
          return (
            <Row key={id} $mark={mark}>
              <b>{letra}</b>
              <Text $struck={struck.has(id)}>
                <RichText html={texto} size="body" />
                {struck.has(id) ? <VisuallyHidden> (riscada)</VisuallyHidden> : null}
                {mark ? <AlternativeMark mark={mark} /> : null}
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

const Row = styled.li<{ $mark: Mark }>`
  display: flex;
  gap: ${token.space.x1h};
  padding: ${token.space.x1} ${token.space.x1h};
  border-radius: ${token.radius.medium};
  background: ${({ $mark }) => ($mark ? markLook[$mark].wash : 'transparent')};
  & > b {
    flex: none;
    min-width: 1em;
    color: ${({ $mark }) => ($mark ? markLook[$mark].ink : token.color.inkSoft)};
    font-weight: ${token.weight.strong};
  }
`;

const Text = styled.div<{ $struck: boolean }>`
  flex: 1;
  min-width: 0;
  ${({ $struck }) => ($struck ? `color: ${token.color.inkFaint}; & > :first-child { text-decoration: line-through; }` : '')}
`;
