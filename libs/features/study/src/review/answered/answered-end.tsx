import { ButtonLink, Cluster, Lead, SectionTitle, token } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Collection } from '../../collection/collection';
import { writeReviewPosition } from '../review-position';

/** Message that every answered question has been reviewed. */
export function AnsweredEnd({ collection: { paths } }: { collection: Collection }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <End>
      <SectionTitle ref={heading} tabIndex={-1}>
        Você reviu o que respondeu
      </SectionTitle>
      <Lead>Rever mostra o erro; responder de novo, na hora certa, fixa o acerto.</Lead>
      <Cluster>
        <ButtonLink to={paths.review + writeReviewPosition('hoje')}>Fazer a revisão de hoje</ButtonLink>
        <ButtonLink variant="secondary" to={paths.study}>
          Voltar a estudar
        </ButtonLink>
      </Cluster>
    </End>
  );
}

const End = styled.section`
  display: grid;
  gap: ${token.space.x2};
  padding-block: ${token.space.x4};
  border-block: 1px solid ${token.color.rule};
  & > h2 {
    outline: none;
  }
`;
