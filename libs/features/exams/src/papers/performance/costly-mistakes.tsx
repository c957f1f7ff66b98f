import { decimalFigure, figure, routePath } from '@mapa/domain';
import { Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { TriPerformance } from '../model';

/** Number of mistakes shown; further ones cost little. */
const DEAREST = 5;

export interface CostlyMistakesProps {
  errors: TriPerformance['erros_caros'];
  /** The address of a question by its id: its own page by default. */
  addressOf?: ((questionId: number) => string) | undefined;
}

const ownPage = (id: number): string => routePath('question', { id });

/** The mistakes that cost most points, each with its question; renders nothing if there are none. */
export function CostlyMistakes({ errors, addressOf = ownPage }: CostlyMistakesProps) {
  if (errors.length === 0) return null;
  return (
    <>
      <Subtitle>Erros que mais custaram</Subtitle>
      <Errors>
        {errors.slice(0, DEAREST).map(({ questao_id, numero, pontos }) => (
          <li key={questao_id}>
            <Link look="quiet" to={addressOf(questao_id)}>
              {numero === null ? `Questão Q${questao_id}` : `Questão ${figure(numero)}`}
            </Link>
            <span>−{decimalFigure(pontos)} pontos</span>
          </li>
        ))}
      </Errors>
    </>
  );
}

const Subtitle = styled.p`
  padding-top: ${token.space.x1};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Errors = styled.ol`
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.x2};
    padding-block: ${token.space.half};
  }
  & > li > span {
    color: ${token.color.inkSoft};
  }
`;
