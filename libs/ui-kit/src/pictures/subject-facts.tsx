import { figure, percentText, questionsOf, shareText, wilsonInterval } from '@mapa/domain';
import { styled } from 'styled-components';
import { CircleCheckIcon } from '../icons';
import { quietLink, quietLinkPointed } from '../actions/link-look';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { accuracyOf, judgedOf, type RouteSubject } from './band';

/** The drawing's content in words and figures. */
export function SubjectFacts({
  subject,
  incidence,
  isWalked,
  isCompact,
  mastered,
}: {
  subject: RouteSubject;
  /** In percent; null if not shown. */
  incidence: number | null;
  isWalked: boolean;
  isCompact: boolean;
  /** Whether to show the mastery check mark, with the interval of the share of right answers. */
  mastered: boolean;
}) {
  const { name, total, answered, correct } = subject;
  const accuracy = accuracyOf(subject);
  return (
    <Facts>
      <Name>{name}</Name>
      <Figures>
        {incidence === null ? null : <Heat>{percentText(incidence)} da prova</Heat>}
        {isCompact ? null : (
          <span>
            {isWalked ? `${figure(answered)} de ` : null}
            {questionsOf(total)}
          </span>
        )}
        {isWalked && accuracy !== null ? (
          <span>
            {shareText(accuracy)} de acerto
            {mastered ? between(correct, judgedOf(subject)) : null}
          </span>
        ) : null}
        {!isCompact && isWalked && total > 0 && answered >= total ? <span>Percorrido</span> : null}
        {mastered ? (
          <Mastered>
            <CircleCheckIcon size={14} aria-hidden /> Dominado
          </Mastered>
        ) : null}
      </Figures>
    </Facts>
  );
}

/** The 95 % interval of the share of right answers. */
function between(correct: number, judged: number): string {
  const { low, high } = wilsonInterval(correct, judged);
  return `, entre ${shareText(low)} e ${shareText(high)}`;
}

const Facts = styled.span`
  display: grid;
  align-content: center;
  gap: ${token.space.half};
  min-width: 0;
  padding: ${token.space.x1} ${token.space.x1} ${token.space.x1} 0;
  border-bottom: 1px solid ${token.color.rule};
  li:last-child & {
    border-bottom: 0;
  }
  [data-compact] & {
    gap: 0 ${token.space.x1};
    padding-block: ${token.space.half};
    ${media.medium} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
`;

const Name = styled.span`
  font-size: ${token.size.body};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
  a > * > & {
    ${quietLink}
  }
  ${media.hover} {
    a:hover > * > & {
      ${quietLinkPointed}
    }
  }
  [aria-current] & {
    color: ${token.color.accentStrong};
  }
  [data-compact] & {
    font-size: ${token.size.small};
  }
`;

const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.x1h};
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
  [data-compact] & {
    font-size: ${token.size.tiny};
    ${media.medium} {
      flex-direction: row-reverse;
    }
  }
`;

const Heat = styled.span`
  color: ${token.color.heatInk};
  font-weight: ${token.weight.strong};
`;

const Mastered = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  color: ${token.color.success};
  font-weight: ${token.weight.strong};
`;
