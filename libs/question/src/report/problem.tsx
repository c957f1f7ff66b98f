import { CircleAlertIcon, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The reason of a refusal, shown beside the unchanged input. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <Line role="alert">
      <CircleAlertIcon size={18} aria-hidden />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${token.space.x1};
  color: ${token.color.danger};
  font-size: ${token.size.small};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
  & > svg {
    flex: none;
    margin-top: 0.1em;
  }
`;
