import {
  useExamListQuery,
  useInstitutionListQuery,
  useQuestionCountQuery,
  useQuestionMapListQuery,
} from '@mapa/api-client';
import { figure, routePath, type RuntimeConfig } from '@mapa/domain';
import { Link, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { BOARDS, EVERY_QUESTION, MAPS, PAPERS } from '../queries';

export interface TotalsProps {
  /** Least totals that are shown: smaller ones would be poor advertising. */
  totalsFrom: RuntimeConfig['homeTotalsFrom'];
}

/** Totals of the bank at render time, if large enough; each links to its list. */
export function Totals({ totalsFrom }: TotalsProps) {
  const questions = useQuestionCountQuery(EVERY_QUESTION);
  const papers = useExamListQuery(PAPERS);
  const boards = useInstitutionListQuery(BOARDS);
  const maps = useQuestionMapListQuery(MAPS);
  const rows = [
    ['questoes', 'questões', routePath('questions'), questions],
    ['provas', 'provas', routePath('exams'), papers],
    ['bancas', 'bancas', routePath('boards'), boards],
    ['mapas', 'mapas', routePath('maps'), maps],
  ] as const;
  const told = rows.flatMap(([name, what, to, { data }]) =>
    data && data.total >= totalsFrom[name] ? [{ what, to, total: data.total }] : [],
  );
  if (told.length === 0) return null;
  return (
    <Row aria-label="O que há no Mapa">
      {told.map(({ what, to, total }) => (
        <li key={what}>
          <Total look="bare" to={to}>
            <strong>{figure(total)}</strong>
            {what}
          </Total>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid ${token.color.rule};
  ${media.medium} {
    grid-template-columns: repeat(4, auto);
  }
`;

const Total = styled(Link)`
  display: grid;
  align-content: end;
  min-height: ${token.space.x8};
  padding-block: ${token.space.x1h};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > strong {
    color: ${token.color.ink};
    font-family: ${token.family.serif};
    font-size: ${token.size.title2};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
    font-variant-numeric: tabular-nums;
  }
  ${media.hover} {
    &:hover,
    &:hover > strong {
      color: ${token.color.accent};
    }
  }
`;
