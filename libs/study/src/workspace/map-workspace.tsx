import { useStudentMapQuery } from '@mapa/api-client';
import { readStudyPlace, routePath, writeStudyPlace } from '@mapa/domain';
import type { StudyPlace } from '@mapa/domain';
import { ButtonLink, EmptyState, ErrorState, MapIcon, Page, VisuallyHidden, latePart } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { MapDetail } from '../shared/model';
import { FilterBar } from '../stage/filter-bar';
import { MapEnd } from '../stage/map-end';
import type { QuestionSlot } from '../stage/question-slot';
import { landingOf } from '../walk/landing';
import { Stage } from './stage';
import { SubjectPanel } from './subject-panel';
import { WorkspaceHead } from './workspace-head';
import { Aside, Columns, Main, WorkspaceSkeleton } from './workspace-parts';

const SubjectsDrawer = latePart(() => import('./subjects-drawer').then((module) => module.SubjectsDrawer), {
  onFailure: ({ onClose }) => onClose(),
});

export interface MapWorkspaceProps {
  mapId: number;
  /** Draws one question; the application composes it. */
  renderQuestion: (slot: QuestionSlot) => ReactNode;
}

/** A map being studied: its subjects as a route, its questions one at a time, all of the place in the address. */
export function MapWorkspace({ mapId, renderQuestion }: MapWorkspaceProps) {
  const [search] = useSearchParams();
  const { currentData: map, error, isFetching, refetch } = useStudentMapQuery({ id: mapId });
  const place = readStudyPlace(search);

  if (!map && error && 'kind' in error) {
    const isForeign = error.kind === 'not-found' || error.kind === 'invalid';
    return (
      <Page>
        <VisuallyHidden as="h1">Estudar o mapa</VisuallyHidden>
        {isForeign ? (
          <EmptyState
            icon={<MapIcon />}
            title="Este mapa não está entre os seus"
            action={<ButtonLink to={routePath('myMaps')}>Escolher um mapa</ButtonLink>}
          >
            Adicione o mapa para estudar por ele; o progresso que você já teve volta junto.
          </EmptyState>
        ) : (
          <ErrorState onRetry={refetch} busy={isFetching}>
            {error.message}
          </ErrorState>
        )}
      </Page>
    );
  }
  if (!map) return <WorkspaceSkeleton />;
  if (place.subject === undefined) return <Navigate replace to={{ search: writeStudyPlace(landingOf(map, place)) }} />;
  return <Study key={mapId} map={map} place={place} renderQuestion={renderQuestion} />;
}

interface StudyProps {
  map: MapDetail;
  place: StudyPlace;
  renderQuestion: MapWorkspaceProps['renderQuestion'];
}

function Study({ map, place, renderQuestion }: StudyProps) {
  const location = useLocation();
  // Choosing a subject changes the address, and with it the drawer is closed.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  // A map is studied on the way, too: its subjects must open without a connection.
  useEffect(() => SubjectsDrawer.preload(), []);
  return (
    <Page>
      <WorkspaceHead map={map} onSubjects={() => setDrawerAt(location.key)} />
      <Columns>
        <Aside>
          <SubjectPanel map={map} place={place} />
        </Aside>
        <Main>
          <FilterBar place={place} />
          {place.ended ? <MapEnd map={map} place={place} /> : <Stage map={map} place={place} renderQuestion={renderQuestion} />}
        </Main>
      </Columns>
      {drawerAt === location.key ? (
        <SubjectsDrawer map={map} place={place} onClose={() => setDrawerAt(null)} />
      ) : null}
    </Page>
  );
}
