import { CheckIcon, SectionTitle, VisuallyHidden, media, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Plan } from '../model';
import { recommend } from '../price/recommendation';
import { compare } from './comparison';

/**
 * A table that compares all plans on sale, with the recommended one and the reason; renders nothing for a single plan.
 */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const title = useId();
  if (plans.length < 2) return null;
  const recommended = recommend(plans);
  const isRecommended = (at: number) => plans[at]?.id === recommended?.plan.id;
  return (
    <Section aria-labelledby={title}>
      <SectionTitle id={title}>Compare os planos</SectionTitle>
      {recommended ? (
        <p>
          Recomendamos o plano {recommended.plan.nome}. {recommended.reason}.
        </p>
      ) : null}
      {/* Explicit roles: browsers remove table semantics from rows with a grid layout. */}
      <Table role="table" aria-labelledby={title} $plans={plans.length}>
        <Heads role="row">
          <span role="cell" />
          {plans.map(({ id, nome }, at) => (
            <Cell key={id} role="columnheader" $isMarked={isRecommended(at)}>
              {nome}
            </Cell>
          ))}
        </Heads>
        {compare(plans).map(({ name, values }) => (
          <Row key={name} role="row">
            <span role="rowheader">{name}</span>
            {values.map((value, at) => (
              <Cell key={plans[at]?.id} role="cell" $isMarked={isRecommended(at)}>
                {value === true ? <Included /> : value}
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </Section>
  );
}

const Included = () => (
  <>
    <CheckIcon size={18} aria-hidden />
    <VisuallyHidden>Sim</VisuallyHidden>
  </>
);

const Section = styled.section`
  display: grid;
  gap: ${token.space.x2};
  & > p {
    max-width: ${token.measure.text};
  }
`;

/** In a small window a row's name is on a line of its own above its values. */
const Row = styled.div`
  border-bottom: 1px solid ${token.color.rule};
  & > [role='rowheader'] {
    grid-column: 1 / -1;
    padding-top: ${token.space.x1h};
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    ${media.medium} {
      grid-column: auto;
      padding-block: ${token.space.x1h};
    }
  }
`;

/** Sticky: the table is longer than a phone's window. */
const Heads = styled(Row)`
  position: sticky;
  top: 0;
  border-bottom-color: ${token.color.ink};
  background: ${token.color.paper};
  font-weight: ${token.weight.strong};
  & > :first-child {
    display: none;
    ${media.medium} {
      display: block;
    }
  }
`;

const Cell = styled.span<{ $isMarked: boolean }>`
  padding: ${token.space.x1} ${token.space.half};
  background: ${({ $isMarked }) => ($isMarked ? token.color.accentWash : 'transparent')};
  font-size: ${token.size.small};
  overflow-wrap: anywhere;
  & > svg {
    color: ${token.color.accent};
  }
  ${media.medium} {
    padding: ${token.space.x1h} ${token.space.x2};
    font-size: ${token.size.body};
  }
`;

const Table = styled.div<{ $plans: number }>`
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
  & > div {
    display: grid;
    grid-template-columns: repeat(${({ $plans }) => $plans}, minmax(0, 1fr));
    ${media.medium} {
      grid-template-columns: minmax(0, 1.4fr) repeat(${({ $plans }) => $plans}, minmax(0, 1fr));
    }
  }
`;
