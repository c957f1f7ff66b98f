import { figure } from '@mapa/domain';
import { Meta, MinusIcon, PlusIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { ProposedPart } from '../model';
import { Fold } from './fold';
import { Step } from './number-field';
import { sharesText } from './texts';

export interface SharesFieldProps {
  parts: readonly ProposedPart[];
  shares: readonly number[];
  onMove: (at: number, by: 1 | -1) => void;
}

/** Number of questions per matéria; the sum is always the sitting's number. */
export function SharesField({ parts, shares, onMove }: SharesFieldProps) {
  if (parts.length < 2) return null;
  const total = shares.reduce((sum, share) => sum + share, 0);
  return (
    <Fold title="Matérias" summary={sharesText(parts, shares)}>
      <Meta>Na proporção em que são cobradas. O que uma ganha, outra cede.</Meta>
      <List>
        {parts.map(({ materia_id, nome, disponiveis }, at) => {
          const share = shares[at] ?? 0;
          return (
            <li key={materia_id}>
              <span>{nome}</span>
              <Step type="button" aria-label={`Menos ${nome}`} disabled={share === 0} onClick={() => onMove(at, -1)}>
                <MinusIcon size={18} aria-hidden />
              </Step>
              <output aria-label={`Questões de ${nome}`}>{figure(share)}</output>
              <Step
                type="button"
                aria-label={`Mais ${nome}`}
                disabled={share >= disponiveis || share >= total}
                onClick={() => onMove(at, 1)}
              >
                <PlusIcon size={18} aria-hidden />
              </Step>
            </li>
          );
        })}
      </List>
    </Fold>
  );
}

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 2.5rem auto;
    align-items: center;
    gap: ${token.space.half};
    padding-block: ${token.space.half};
    border-bottom: 1px solid ${token.color.rule};
  }
  & output {
    text-align: center;
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
