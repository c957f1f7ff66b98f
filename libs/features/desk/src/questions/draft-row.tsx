import { routePath, sentenceOf } from '@mapa/domain';
import { ItemTitle, Link, Meta, TriangleAlertIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { DraftLine } from '../model';

/** A doubtful draft; it is corrected in its paper. */
export function DraftRow({ draft: { prova, nome, duvidas, problema, resumo } }: { draft: DraftLine }) {
  const reasons = [...(problema === null ? [] : [problema]), ...duvidas];
  return (
    <li>
      <ItemTitle as="h2">
        <Link to={routePath('deskPaper', { id: prova.id })}>{nome}</Link>
      </ItemTitle>
      {reasons.length > 0 ? (
        <Reason>
          <TriangleAlertIcon size={16} aria-hidden />
          <span>{reasons.map(sentenceOf).join(' ')}</span>
        </Reason>
      ) : null}
      <Summary>{resumo}</Summary>
      <Meta>{prova.nome}</Meta>
    </li>
  );
}

const Reason = styled.p`
  display: flex;
  gap: ${token.space.half};
  align-items: baseline;
  color: ${token.color.warning};
  & > svg {
    flex: none;
    align-self: center;
  }
`;

const Summary = styled.p`
  max-width: ${token.measure.reading};
  font-family: ${token.family.serif};
`;
