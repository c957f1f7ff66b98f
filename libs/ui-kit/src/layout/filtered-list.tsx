import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button';
import { ListFilterIcon } from '../icons';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { Lead, PageTitle } from '../typography/title';
import { Page } from './page';
import { VisuallyHidden } from './visually-hidden';

export interface FilteredListProps {
  title: string;
  lead: ReactNode;
  /** Title of the results, such as "Mapas encontrados". */
  foundTitle: string;
  /** Number of results, in words; null while unknown. */
  found: string | null;
  /** Number of active choices. */
  chosen: number;
  /** The filters, for wide windows; elsewhere a button opens them. */
  filters: ReactNode;
  onOpenFilters: () => void;
  search: ReactNode;
  /** Content beside the count: the order, if there is a choice. */
  tools?: ReactNode;
  listRef: Ref<HTMLElement>;
  /** Chips and rows, or their replacement. */
  children: ReactNode;
}

/** A list page: filters at the side, search and count above, rows below. */
export function FilteredList(props: FilteredListProps) {
  const { title, lead, foundTitle, found, chosen, filters, onOpenFilters, search, tools, listRef, children } = props;
  const heading = useId();
  return (
    <Page>
      <ListTop>
        <PageTitle>{title}</PageTitle>
        <Lead>{lead}</Lead>
      </ListTop>
      <Columns>
        <Side aria-label="Filtros">{filters}</Side>
        <Main ref={listRef} tabIndex={-1} aria-labelledby={heading}>
          <VisuallyHidden as="h2" id={heading}>
            {foundTitle}
          </VisuallyHidden>
          {search}
          <Head>
            <FoundCount role="status">{found}</FoundCount>
            <Tools>
              {tools}
              <Opener>
                <Button variant="secondary" icon={<ListFilterIcon size={18} aria-hidden />} onClick={onOpenFilters}>
                  Filtros{chosen > 0 ? ` (${chosen})` : ''}
                </Button>
              </Opener>
            </Tools>
          </Head>
          {children}
        </Main>
      </Columns>
    </Page>
  );
}

/** Title and lead above a list. */
export const ListTop = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding-block: ${token.space.x3} ${token.space.x2};
  ${media.large} {
    padding-block: ${token.space.x4} ${token.space.x3};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.large} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${token.space.x6};
    align-items: start;
  }
`;

const Side = styled.aside`
  display: none;
  ${media.large} {
    display: block;
  }
`;

const Main = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  outline: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
`;

/** The number of a list's rows; keeps its height while unknown. */
export const FoundCount = styled.p`
  min-height: ${token.space.x3};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
`;

const Opener = styled.div`
  ${media.large} {
    display: none;
  }
`;
