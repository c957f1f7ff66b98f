import { planFeatures, planLimits } from '@mapa/domain';
import { Badge, CheckIcon, SectionTitle, media, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Plan } from '../model';
import { periodOf, priceNote, priceOf } from '../price/price';
import { CHOSEN_PLAN, OWN_PLAN, RECOMMENDED_PLAN } from '../texts';
import { NextStep } from './next-step';

/** What the plan's limits allow, and further benefits. */
function featuresOf({ id, destaques }: Plan): string[] {
  const permits = planFeatures(planLimits(id));
  return [...permits, ...destaques.filter((words) => !permits.includes(words))];
}

interface PlanOfferProps {
  plan: Plan;
  /** Its place beside the others in a wide window. */
  place: number;
  /** Whether the viewer has this plan. */
  isOwn: boolean;
  /** Whether it was chosen last on this device. */
  isChosen: boolean;
  /** Why it is recommended, if it is. */
  recommendedFor?: string | undefined;
}

/** One plan: its price, its action, and its limits. */
export function PlanOffer({ plan, place, isOwn, isChosen, recommendedFor }: PlanOfferProps) {
  const title = useId();
  const mark = isOwn ? OWN_PLAN : isChosen ? CHOSEN_PLAN : recommendedFor ? RECOMMENDED_PLAN : null;
  return (
    <Offer aria-labelledby={title} $isMarked={mark !== null} $place={place}>
      <Head>
        <SectionTitle id={title}>{plan.nome}</SectionTitle>
        {mark ? (
          <Badge tone="accent" icon={<CheckIcon aria-hidden />}>
            {mark}
          </Badge>
        ) : null}
      </Head>
      <Words>{plan.descricao}</Words>
      <Price>
        <strong>{priceOf(plan)}</strong> {periodOf(plan)}
        <small>{priceNote(plan)}</small>
        {recommendedFor ? <Reason>{recommendedFor}.</Reason> : null}
      </Price>
      <NextStep plan={plan} isOwn={isOwn} />
      <Features aria-label={`O que o plano ${plan.nome} permite`}>
        {featuresOf(plan).map((words) => (
          <li key={words}>
            <CheckIcon size={18} aria-hidden />
            {words}
          </li>
        ))}
      </Features>
    </Offer>
  );
}

/**
 * From tablet width on the benefits are beside the price; in a wide window the plans are side by side, with aligned
 * rows.
 */
const Offer = styled.article<{ $isMarked: boolean; $place: number }>`
  display: grid;
  align-content: start;
  gap: ${token.space.x1} ${token.space.x4};
  padding-block: ${token.space.x2};
  border-top: 2px solid ${({ $isMarked }) => ($isMarked ? token.color.accent : token.color.ink)};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    order: ${({ $place }) => $place};
    grid-row: span 5;
    grid-template: subgrid / minmax(0, 1fr);
  }
`;

/** Reserves the mark's space, because the viewer is known later than the page. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem;
  align-items: center;
  justify-items: start;
  gap: ${token.space.x1};
  min-height: ${token.space.x4};
  & > span {
    justify-self: end;
  }
`;

const Words = styled.p`
  max-width: ${token.measure.text};
  color: ${token.color.inkSoft};
  text-wrap: pretty;
`;

const Price = styled.p`
  padding-top: ${token.space.x1};
  font-variant-numeric: tabular-nums;
  & > strong {
    margin-right: ${token.space.half};
    font-size: ${token.size.title1};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
    letter-spacing: -0.015em;
  }
  & > small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    text-wrap: pretty;
  }
`;

const Reason = styled.small`
  && {
    color: ${token.color.accentStrong};
    font-weight: ${token.weight.medium};
  }
`;

const Features = styled.ul`
  display: grid;
  ${media.medium} {
    grid-area: 1 / 2 / span 4;
    padding-top: ${token.space.half};
  }
  ${media.wide} {
    grid-area: auto;
    padding-top: 0;
  }
  align-content: start;
  gap: ${token.space.x1};
  & > li {
    display: flex;
    gap: ${token.space.x1};
    line-height: ${token.leading.snug};
  }
  & svg {
    flex: none;
    margin-top: 0.15em;
    color: ${token.color.accent};
  }
`;
