import { Page, Skeleton, media, token, usePageBarSlot } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { QuestionSkeleton } from '../question-view/question-skeleton';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x4};
  padding-block: ${token.space.half} 0;
  ${media.large} {
    padding-block: ${token.space.x2} ${token.space.x8};
    grid-template-columns: 19rem minmax(0, 1fr);
    gap: ${token.space.x6};
  }
`;

/** Column beside the question, in wide windows. */
export const Aside = styled.div`
  position: sticky;
  top: ${token.space.x2};
  align-self: start;
  max-height: calc(100dvh - 2 * ${token.space.x2});
  overflow-y: auto;
  scrollbar-width: thin;
`;

/** A flex column, not a grid: a sticky element cannot leave its grid row. */
export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.x2};
  min-width: 0;
  width: 100%;
  max-width: 48rem;
  ${media.belowLarge} {
    max-width: 46rem;
    margin-inline: auto;
  }
`;

/** Notes about the collection to show before answering; in a small window they are in the sheet. */
export function CollectionNotes({ notes = [] }: { notes?: readonly string[] | undefined }) {
  if (notes.length === 0) return null;
  return (
    <Notes>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notes>
  );
}

const Notes = styled.div`
  display: grid;
  gap: ${token.space.half};
  padding: ${token.space.x1} ${token.space.x2};
  border-left: 3px solid ${token.color.info};
  background: ${token.color.infoWash};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  text-wrap: pretty;
`;

/**
 * Status message about a change elsewhere; takes no space while empty. It appears while the student answers, with the
 * top of the page scrolled out of view, so it is sticky until closed or until the next question.
 */
export const News = styled.div.attrs({ role: 'status' })<{ $isNew: boolean }>`
  position: ${({ $isNew }) => ($isNew ? 'sticky' : 'static')};
  top: ${token.space.x1};
  z-index: ${token.layer.raised};
  ${media.belowLarge} {
    top: 3.75rem;
  }
  &:empty {
    position: absolute;
  }
`;

/** A note that can be dismissed. */
export const DismissibleNote = styled(Notes)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding-right: ${token.space.half};
  box-shadow: 0 0 0 1px ${token.color.info};
`;

/** Placeholder of the whole workspace while it loads. */
export function WorkspaceSkeleton() {
  const isSmall = usePageBarSlot() !== null;
  return (
    <Page>
      {isSmall ? null : (
        <HeadPlace>
          <Skeleton width="16rem" height="2rem" />
        </HeadPlace>
      )}
      <Columns>
        {isSmall ? null : (
          <Aside>
            <Skeleton lines={7} height="4rem" />
          </Aside>
        )}
        <Main>
          <QuestionSkeleton />
        </Main>
      </Columns>
    </Page>
  );
}

const HeadPlace = styled.div`
  padding-block: ${token.space.x4} ${token.space.x2};
  border-bottom: 1px solid ${token.color.rule};
`;
