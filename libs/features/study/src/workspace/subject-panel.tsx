import { startOfStudy, writeStudyPosition, type StudyPosition } from '@mapa/domain';
import { Link, SubjectRoute, media, routeSubjectsOf, token, useArrowKeys } from '@mapa/ui-kit';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Collection } from '../collection/collection';
import type { Detail } from '../model';

/** The id of the list, for the link that skips to it. */
export const SUBJECTS_ID = 'assuntos';

export interface SubjectPanelProps {
  collection: Collection;
  detail: Detail;
  position: StudyPosition;
}

/** The collection's route as navigation to its subjects, heaviest first. */
export function SubjectPanel({ collection: { words, weighsIncidence }, detail, position }: SubjectPanelProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  useArrowKeys(list);
  const linkTo = (subject: StudyPosition['subject']) =>
    pathname + writeStudyPosition(startOfStudy(position, { subject }));
  return (
    <Panel ref={list}>
      <Whole look="bare" to={linkTo('todos')} aria-current={position.subject === 'todos' ? 'true' : undefined}>
        Todos os assuntos
      </Whole>
      <SubjectRoute
        label={words.routeOf(detail.nome)}
        subjects={routeSubjectsOf(detail.assuntos)}
        weighs={weighsIncidence ? 'incidence' : 'size'}
        activeId={position.subject}
        linkTo={({ id }) => linkTo(Number(id))}
      />
    </Panel>
  );
}

const Panel = styled.nav.attrs({ 'aria-label': 'Assuntos', id: SUBJECTS_ID, tabIndex: -1 })`
  display: grid;
  gap: ${token.space.x1};
  outline: none;
`;

const Whole = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${token.target};
  padding-inline: ${token.space.x1};
  border-bottom: 1px solid ${token.color.rule};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  &[aria-current] {
    background: ${token.color.accentWash};
    color: ${token.color.accentStrong};
  }
  ${media.hover} {
    &:hover {
      background: ${token.color.well};
    }
  }
`;
