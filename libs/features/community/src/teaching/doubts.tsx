import { dayText } from '@mapa/domain';
import { ItemTitle, Meta, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { CommentRequest } from '../model';

interface DoubtsProps {
  doubts: NonNullable<CommentRequest['duvidas']>;
  /** Shows only the first doubt, as a preview. */
  isShort?: boolean;
}

/** Students' doubts about a question, in their words; renders nothing without any. */
export function Doubts({ doubts, isShort = false }: DoubtsProps) {
  const shown = isShort ? doubts.slice(0, 1) : doubts;
  const more = doubts.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <Group>
      {isShort ? null : (
        <ItemTitle as="p" aria-hidden>
          Dúvidas dos estudantes
        </ItemTitle>
      )}
      <List aria-label="Dúvidas dos estudantes">
        {shown.map(({ texto, pedida_em }, at) => (
          <li key={`${pedida_em} ${at}`}>
            <p>{texto}</p>
            <Meta>
              {dayText(pedida_em)}
              {more > 0 ? ` · e mais ${more === 1 ? 'uma dúvida' : `${more} dúvidas`}` : null}
            </Meta>
          </li>
        ))}
      </List>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${token.space.x1};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space.x1h};
  max-width: ${token.measure.reading};
  & > li {
    padding-left: ${token.space.x2};
    border-left: 3px solid ${token.color.rule};
  }
  & p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
