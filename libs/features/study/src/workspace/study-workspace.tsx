import { readStudyPosition, writeStudyPosition, type StudyPosition } from '@mapa/domain';
import { LateQuestionPanel } from '@mapa/question';
import { IconButton, Link, Page, XIcon, lazyPart, useBackCloses, usePageBarSlot } from '@mapa/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { Collection } from '../collection/collection';
import type { Detail } from '../model';
import { FilterBar } from '../question-view/filter-bar';
import { StudyEnd } from '../question-view/study-end';
import { landingOf } from '../navigation/landing';
import { positionCounts } from '../collection/progress';
import { CollectionError } from './collection-error';
import { QuestionView } from '../question-view/question-view';
import { SubjectPanel } from './subject-panel';
import { useChangedElsewhere } from './use-changed-elsewhere';
import { WorkspaceHead } from './workspace-head';
import { Aside, CollectionNotes, Columns, Main, News, DismissibleNote, WorkspaceSkeleton } from './workspace-parts';

const StudySheet = lazyPart(() => import('./study-sheet').then((module) => module.StudySheet), {
  onFailure: ({ onClose }) => onClose(),
});

export interface StudyWorkspaceProps {
  collection: Collection;
}

/** Studies a map or a notebook: its subjects as a route, its questions one at a time, the position in the address. */
export function StudyWorkspace({ collection }: StudyWorkspaceProps) {
  const [search] = useSearchParams();
  const { currentData: detail, error, isFetching, refetch } = collection.useDetail();
  const position = readStudyPosition(search);
  // Its code comes while the page asks for its data, which it needs before any question.
  useEffect(() => LateQuestionPanel.preload(), []);

  if (!detail && error) {
    return (
      <CollectionError
        title={collection.words.study}
        collection={collection}
        error={error}
        busy={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (!detail) return <WorkspaceSkeleton />;
  const isGone = error?.kind === 'not-found';
  const isLanding = position.subject === undefined;
  const shown = isLanding ? landingOf(detail, position, collection.beginsAt) : position;
  return (
    <>
      {isLanding ? <Navigate replace to={{ search: writeStudyPosition(shown) }} /> : null}
      {/* Rendered before the address changes, so that its question is requested at once. */}
      <Study key={collection.paths.study} {...{ collection, detail, isGone }} position={shown} />
    </>
  );
}

interface StudyProps extends StudyWorkspaceProps {
  /** The last known data if the collection is gone. */
  detail: Detail;
  /**
   * Removed, deleted or moved to a new edition elsewhere: loaded questions can be read and answered, but no more are
   * loaded.
   */
  isGone: boolean;
  position: StudyPosition;
}

function Study({ collection, detail, isGone, position }: StudyProps) {
  const location = useLocation();
  const shown = { collection, detail, position };
  const changed = useChangedElsewhere(collection);
  const isSmall = usePageBarSlot() !== null;
  // A choice in the sheet changes the address, which closes the sheet.
  const sheet = useBackCloses(location.key);
  // Preloads the sheet on first use of the page: it must open without a connection later.
  useEffect(() => (isSmall ? StudySheet.preloadOnUse() : undefined), [isSmall]);
  const renderSheet = (index: ReactNode) =>
    isSmall && sheet.isOpen ? <StudySheet {...shown} index={index} withReview onClose={sheet.close} /> : null;
  return (
    <Page>
      <WorkspaceHead collection={collection} detail={detail} isGone={isGone} onSheet={sheet.open} />
      <Columns>
        {isSmall ? null : <Aside>{isGone ? null : <SubjectPanel {...shown} />}</Aside>}
        <Main>
          <News $isNew={changed.isNew}>
            {changed.sentence ? (
              <DismissibleNote>
                <p>
                  {changed.sentence} <Link to={collection.paths.list}>{collection.words.list}</Link>
                </p>
                <IconButton label="Fechar aviso" onClick={changed.dismiss}>
                  <XIcon size={20} aria-hidden />
                </IconButton>
              </DismissibleNote>
            ) : null}
          </News>
          {isSmall ? null : <CollectionNotes notes={detail.notes} />}
          {isGone || isSmall ? null : <FilterBar position={position} counts={positionCounts(detail, position)} />}
          {position.ended ? (
            <>
              <StudyEnd {...shown} />
              {renderSheet(null)}
            </>
          ) : (
            <QuestionView {...shown} renderSheet={renderSheet} />
          )}
        </Main>
      </Columns>
    </Page>
  );
}
