import {
  useExamListQuery,
  useInstitutionListQuery,
  useQuestionCountQuery,
  useQuestionMapListQuery,
} from '@mapa/api-client';
import { figure, routePath } from '@mapa/domain';
import { Link, Skeleton, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { BOARDS, EVERY_QUESTION, MAPS, PAPERS } from '../queries';

/** Totals of the bank at render time; each number links to its list. */
export function Totals() {
  const questions = useQuestionCountQuery(EVERY_QUESTION);
  const papers = useExamListQuery(PAPERS);
  const boards = useInstitutionListQuery(BOARDS);
  const maps = useQuestionMapListQuery(MAPS);
  const rows = [
    ['questões', routePath('questions'), questions],
    ['provas', routePath('exams'), papers],
    ['bancas', routePath('boards'), boards],
    ['mapas', routePath('maps'), maps],
  ] as const;
  return (
    <Row aria-label="O que há no Mapa">
      {rows.map(([what, to, { data, isError }]) => (
        <li key={what}>
          <Total look="bare" to={to}>
            {data ? <strong>{figure(data.total)}</strong> : null}
            {!data && !isError ? <Skeleton width="3ch" height="1.75rem" /> : null}
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
