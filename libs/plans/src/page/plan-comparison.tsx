import { SectionTitle, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Plan } from '../model';
import { compare } from '../price/comparison';

/** The shortest paid plan against the longest; nothing where there is no such choice. */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const title = useId();
  const comparison = compare(plans);
  if (!comparison) return null;
  const [short, long] = comparison.plans;
  return (
    <Section aria-labelledby={title}>
      <SectionTitle id={title}>
        {short.nome} ou {long.nome}?
      </SectionTitle>
      {comparison.saving ? <p>{comparison.saving}</p> : null}
      <Table aria-labelledby={title}>
        <thead>
          <tr>
            <td />
            <th scope="col">{short.nome}</th>
            <th scope="col">{long.nome}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(([name, ofShort, ofLong]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{ofShort}</td>
              <td>{ofLong}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${token.space.x2};
  max-width: 46rem;
`;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
  & th,
  & td {
    padding: ${token.space.x1h} ${token.space.x1} ${token.space.x1h} 0;
    border-bottom: 1px solid ${token.color.rule};
    text-align: left;
    vertical-align: top;
  }
  & thead th {
    border-bottom-color: ${token.color.ink};
    font-weight: ${token.weight.strong};
  }
  & thead td {
    border-bottom-color: ${token.color.ink};
  }
  & tbody th {
    color: ${token.color.inkSoft};
    font-weight: ${token.weight.text};
  }
`;
