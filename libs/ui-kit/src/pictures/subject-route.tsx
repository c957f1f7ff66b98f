import { isMastered, MASTERY_SHARE, shareText } from '@mapa/domain';
import { styled } from 'styled-components';
import { BareLink } from '../actions/bare-link';
import { token } from '../theme/token';
import { judgedOf, stretches, type RouteSubject } from './band';
import { RouteStretch } from './route-stretch';
import { SubjectFacts } from './subject-facts';
import { stopLook } from './stop-look';

export interface SubjectRouteProps {
  /** What the route is, for screen readers: "Assuntos do mapa …". */
  label: string;
  /** In the order of the route: by incidence. Each one's weight is its share of the whole paper in percent, also where only some are shown. */
  subjects: readonly RouteSubject[];
  /** Meaning of the weights: incidence is shown in amber and in words; numbers of questions need neither. */
  weighs?: 'incidence' | 'size';
  /** What the colours tell: how far it is walked, or how right the answers are; never both in one drawing. */
  colours?: 'progress' | 'accuracy';
  activeId?: string | number | undefined;
  /** False where only weights are shown: progress is drawn alone, and text elsewhere gives it. */
  isWalked?: boolean;
  /** A line for each stop, with its share and accuracy alone: a whole paper fits into a picture. */
  isCompact?: boolean;
  /** Each stop is a button that calls this … */
  onSelect?: (subject: RouteSubject) => void;
  /** … or a link to this address; with neither the route is only shown. */
  linkTo?: (subject: RouteSubject) => string;
}

/** The map itself: subjects as a route, as wide as they weigh, filled as far as the student has walked. */
export function SubjectRoute({
  label,
  subjects,
  weighs = 'incidence',
  colours = 'progress',
  activeId,
  isWalked = true,
  isCompact = false,
  onSelect,
  linkTo,
}: SubjectRouteProps) {
  const drawn = stretches(subjects);
  const says = isWalked && !isCompact;
  const mastered = subjects.map((subject) => says && isMastered(subject.correct, judgedOf(subject)));
  const route = (
    <Route aria-label={label} data-compact={isCompact || undefined}>
      {subjects.map((subject, at) => {
        const stretch = drawn[at];
        const content = (
          <>
            {stretch ? (
              <RouteStretch
                stretch={stretch}
                plain={weighs === 'size'}
                byAccuracy={colours === 'accuracy'}
                mastered={mastered[at] === true}
              />
            ) : null}
            <SubjectFacts
              subject={subject}
              incidence={weighs === 'incidence' ? subject.weight : null}
              isWalked={isWalked}
              isCompact={isCompact}
              mastered={mastered[at] === true}
            />
          </>
        );
        const current = subject.id === activeId ? 'true' : undefined;
        return (
          <li key={subject.id}>
            {linkTo ? (
              <StopLink to={linkTo(subject)} aria-current={current}>
                {content}
              </StopLink>
            ) : onSelect ? (
              <StopButton type="button" aria-current={current} onClick={() => onSelect(subject)}>
                {content}
              </StopButton>
            ) : (
              <Stop aria-current={current}>{content}</Stop>
            )}
          </li>
        );
      })}
    </Route>
  );
  if (!mastered.includes(true)) return route;
  return (
    <div>
      {route}
      <Note>
        Dominado: com 95% de confiança, você acerta {shareText(MASTERY_SHARE)} ou mais. “Entre” diz de quanto a quanto
        seu acerto pode estar.
      </Note>
    </div>
  );
}

const Route = styled.ol`
  font-size: ${token.size.small};
`;

const Note = styled.p`
  padding-top: ${token.space.x1};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;

const Stop = styled.div`
  ${stopLook}
`;

const StopButton = styled.button`
  ${stopLook}
`;

const StopLink = styled(BareLink)`
  ${stopLook}
`;
