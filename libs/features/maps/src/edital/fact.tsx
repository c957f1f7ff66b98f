import { Badge, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EditalReading } from '../model';

/** Where a fact is in the edital. */
export const placeText = (said: EditalReading['orgao']): string | null =>
  said && said.lugar.pagina !== null ? `p. ${said.lugar.pagina}` : null;

interface FactProps {
  name: string;
  value: string;
  place: string | null;
  isUnsure?: boolean;
  children?: ReactNode;
}

/** One fact of an edital in a list of definitions, with its page, a mark if it should be checked, and its correction. */
export function Fact({ name, value, place, isUnsure = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Value>
          {value}
          {place ? <Small>{place}</Small> : null}
          {isUnsure ? <Badge tone="warning">confira</Badge> : null}
        </Value>
        {children}
      </dd>
    </div>
  );
}

const Value = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.x1};
  font-weight: ${token.weight.medium};
`;

/** A remark beside a fact. */
export const Small = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-weight: ${token.weight.text};
`;
