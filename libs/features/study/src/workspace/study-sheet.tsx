import type { AnswerState, StudyPosition } from '@mapa/domain';
import { Drawer, Link, ReplacingLinks, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Collection } from '../collection/collection';
import { positionCounts } from '../collection/progress';
import type { Detail } from '../model';
import { FilterBar } from '../question-view/filter-bar';
import { STUDY_SHEET, ThemeToggle } from './study-head';
import { SubjectPanel } from './subject-panel';
import { CollectionNotes } from './workspace-parts';

export interface StudySheetProps {
  collection: Collection;
  detail: Detail;
  position: StudyPosition;
  /** The filters to choose from; by default all. */
  states?: readonly AnswerState[];
  /** The numbers around the current question, if there is one. */
  index?: ReactNode;
  /** Whether to link to the review. */
  withReview?: boolean;
  onClose: () => void;
}

/** Content shown beside the question in wide windows: filters, index and subjects, as a bottom sheet. */
export function StudySheet({ collection, detail, position, states, index, withReview, onClose }: StudySheetProps) {
  return (
    <Drawer open onOpenChange={onClose} title={STUDY_SHEET} side="bottom">
      <ReplacingLinks>
        <Parts>
          <CollectionNotes notes={detail.notes} />
          <Filters>
            <FilterBar
              position={position}
              counts={positionCounts(detail, position)}
              withKeys={states === undefined}
              {...(states && { states })}
            />
          </Filters>
          {index}
          <section>
            <Head>
              <h3>{collection.words.subjects}</h3>
              {withReview ? <Link to={collection.paths.review}>Revisão</Link> : null}
              <ThemeToggle />
            </Head>
            <SubjectPanel collection={collection} detail={detail} position={position} />
          </section>
          <Hint>
            Deslize a questão para o lado para ir à próxima ou voltar. Toque numa alternativa e segure para riscá-la.
          </Hint>
        </Parts>
      </ReplacingLinks>
    </Drawer>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
`;

/** Shows all filters at once. */
const Filters = styled.div`
  & ul {
    flex-wrap: wrap;
    gap: 0 ${token.space.x3};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.x2};
  & > h3 {
    flex: 1;
    font-weight: ${token.weight.strong};
  }
`;

const Hint = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  @media (hover: hover) {
    display: none;
  }
`;
