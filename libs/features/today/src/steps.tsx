import { ButtonLink, ChevronRightIcon, Link, Meta, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Today } from './model';
import { nextSteps, type Step } from './next-steps';

/** The next steps: the first one with a button, then the others. */
export function Steps({ today }: { today: Today }) {
  const [first, ...others] = nextSteps(today);
  if (!first) return null;
  return (
    <section aria-label="O que fazer agora">
      <First>
        <Now>Agora</Now>
        <h2>{first.title}</h2>
        <Meta>{first.facts}</Meta>
        <ButtonLink to={first.to}>{first.action}</ButtonLink>
      </First>
      {others.length > 0 ? (
        <Others aria-label="Depois">
          {others.map((step) => (
            <li key={step.key}>
              <Other step={step} />
            </li>
          ))}
        </Others>
      ) : null}
    </section>
  );
}

function Other({ step: { title, facts, to } }: { step: Step }) {
  return (
    <Way look="bare" to={to}>
      <span>
        <strong>{title}</strong>
        <small>{facts}</small>
      </span>
      <ChevronRightIcon size={20} aria-hidden />
    </Way>
  );
}

const First = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding: ${token.space.x3} ${token.space.x2};
  border: 1px solid ${token.color.rule};
  border-left: 4px solid ${token.color.accent};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  overflow-wrap: anywhere;
  & > h2 {
    font-family: ${token.family.serif};
    font-size: ${token.size.title2};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
  }
  & > a {
    margin-top: ${token.space.x1};
  }
  ${media.medium} {
    padding: ${token.space.x3};
    & > a {
      justify-self: start;
    }
  }
`;

const Now = styled.p`
  color: ${token.color.accent};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Others = styled.ul`
  margin-top: ${token.space.x1};
  & > li {
    border-bottom: 1px solid ${token.color.rule};
  }
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x2};
  min-height: ${token.target};
  padding-block: ${token.space.x1h};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;
  & > span {
    display: grid;
    gap: ${token.space.half};
  }
  strong {
    font-weight: ${token.weight.strong};
  }
  small {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    flex: none;
    color: ${token.color.inkSoft};
  }
  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;
