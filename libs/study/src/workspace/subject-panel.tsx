import { startOfStudy, writeStudyPlace } from '@mapa/domain';
import type { StudyPlace } from '@mapa/domain';
import { Link, SubjectRoute, media, routeSubjectOf, token } from '@mapa/ui-kit';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MapDetail } from '../shared/model';

/** The map's picture as the way to its subjects, in order of incidence. */
export function SubjectPanel({ map, place }: { map: MapDetail; place: StudyPlace }) {
  const { pathname } = useLocation();
  const linkTo = (subject: StudyPlace['subject']) => pathname + writeStudyPlace(startOfStudy(place, { subject }));
  return (
    <Panel>
      <Whole look="bare" to={linkTo('todos')} aria-current={place.subject === 'todos' ? 'true' : undefined}>
        Todos os assuntos
      </Whole>
      <SubjectRoute
        label={`Assuntos do mapa ${map.mapa.nome}, do mais ao menos cobrado`}
        subjects={map.assuntos.map(routeSubjectOf)}
        activeId={place.subject}
        linkTo={({ id }) => linkTo(Number(id))}
      />
    </Panel>
  );
}

const Panel = styled.nav.attrs({ 'aria-label': 'Assuntos' })`
  display: grid;
  gap: ${token.space.x1};
`;

const Whole = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${token.target};
  padding-inline: ${token.space.x1};
  border-bottom: 1px solid ${token.color.rule};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  &[aria-current] { background: ${token.color.accentWash}; color: ${token.color.accentStrong}; }
  ${media.hover} { &:hover { background: ${token.color.well}; } }
`;
