import { routePath } from '@mapa/domain';
import { Link, Meta, SectionTitle, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Today } from './model';
import { streakText } from './texts';

/** Days in a row with answers, without reproach. */
export function Streak({ streak }: { streak: Today['sequencia'] }) {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Dias seguidos</SectionTitle>
      <p>{streak.maior > 0 ? <Link to={routePath('performance')}>{streakText(streak)}</Link> : streakText(streak)}</p>
      <Meta>Um dia de descanso no seu plano não interrompe a sequência.</Meta>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space.x1};
`;
