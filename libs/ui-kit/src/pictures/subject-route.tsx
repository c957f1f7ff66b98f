import { isMastered, MASTERY_SHARE, shareText } from '@mapa/domain';
import { styled } from 'styled-components';
import { BareLink } from '../actions/bare-link';
import { token } from '../theme/token';
import { judgedOf, stretches, type RouteSubject } from './band';
import { RouteStretch } from './route-stretch';
import { SubjectFacts } from './subject-facts';
import { stopLook } from './stop-look';

export interface SubjectRouteProps {
  /** Accessible name: "Assuntos do mapa …". */
  label: string;
  /**
   * In the route's order: by incidence. Each weight is the share of the whole paper in percent, even if only some
   * subjects are shown.
   */
  subjects: readonly RouteSubject[];
  /** Meaning of the weights: incidence is shown in amber and in words; numbers of questions need neither. */
  weighs?: 'incidence' | 'size';
  /** What the colours show: progress or accuracy; never both in one drawing. */
  colours?: 'progress' | 'accuracy';
  activeId?: string | number | undefined;
  /** False if only weights are shown: progress is then drawn without text, which is elsewhere. */
  isWalked?: boolean;
  /** One line per stop, with only share and accuracy: a whole paper fits into a picture. */
  isCompact?: boolean;
  /** Makes each stop a button that calls this … */
  onSelect?: (subject: RouteSubject) => void;
  /** … or a link to this address; with neither, the route is static. */
  linkTo?: (subject: RouteSubject) => string;
}

/** The map as a route: subjects as wide as their weights, filled by progress. */
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
