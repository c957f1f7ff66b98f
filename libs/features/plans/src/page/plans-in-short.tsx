import { usePlansQuery } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { ButtonLink, SectionTitle, Skeleton, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { periodOf, priceOf } from '../price/price';
import { EVERY_PLAN } from './plans-data';

/** Name and price of each plan on sale, with a link to the details; renders nothing if none is sold. */
export function PlansInShort() {
  const { data, isError } = usePlansQuery(EVERY_PLAN);
  if (data ? data.data.length === 0 : isError) return null;
  return (
    <Section aria-labelledby="planos">
      <SectionTitle id="planos">Planos</SectionTitle>
      {data ? (
        <ul>
          {data.data.map((plan) => (
            <li key={plan.id}>
              <h3>{plan.nome}</h3>
              <p>
                <strong>{priceOf(plan)}</strong> {periodOf(plan)}
              </p>
              <small>{plan.descricao}</small>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height="8rem" />
      )}
      <div>
        <ButtonLink variant="secondary" to={routePath('plans')}>
          Comparar os planos
        </ButtonLink>
      </div>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${token.space.x3};
  & > ul {
    display: grid;
    gap: ${token.space.x3} ${token.space.x4};
    ${media.medium} {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    }
  }
  & li {
    display: grid;
    align-content: start;
    gap: ${token.space.half};
    padding-top: ${token.space.x1h};
    border-top: 2px solid ${token.color.ink};
  }
  & h3 {
    font-weight: ${token.weight.strong};
  }
  & strong {
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    text-wrap: pretty;
  }
`;
