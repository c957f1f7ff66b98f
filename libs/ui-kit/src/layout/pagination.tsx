import { figure } from '@mapa/domain';
import { styled } from 'styled-components';
import { Link } from '../actions/link';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { pageWindow } from './page-window';

export interface PaginationProps {
  page: number;
  lastPage: number;
  /** The address of a page: filters are in the URL, so pages are links. */
  linkTo: (page: number) => string;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, lastPage, linkTo }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <Bar aria-label="Paginação">
      {page > 1 ? (
        <Step look="bare" to={linkTo(page - 1)} rel="prev" aria-label="Página anterior">
          <ChevronLeftIcon size={20} aria-hidden />
        </Step>
      ) : null}
      <ol>
        {pageWindow(page, lastPage).map((item, at) =>
          item === null ? (
            <li key={`omitidas-${at}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={item}>
              <Step
                look="bare"
                to={linkTo(item)}
                aria-label={`Página ${figure(item)}`}
                aria-current={item === page ? 'page' : undefined}
              >
                {figure(item)}
              </Step>
            </li>
          ),
        )}
      </ol>
      {page < lastPage ? (
        <Step look="bare" to={linkTo(page + 1)} rel="next" aria-label="Próxima página">
          <ChevronRightIcon size={20} aria-hidden />
        </Step>
      ) : null}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space.half};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > ol {
    display: flex;
    align-items: center;
    gap: ${token.space.half};
  }
`;

const Step = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 2.5rem;
  min-height: ${token.target};
  padding-inline: ${token.space.half};
  border-bottom: 2px solid transparent;
  &[aria-current] {
    border-color: ${token.color.accent};
    color: ${token.color.ink};
    font-weight: ${token.weight.heavy};
  }
  ${media.hover} {
    &:hover {
      border-color: ${token.color.edge};
      color: ${token.color.ink};
    }
  }
  ${media.hover} {
    &[aria-current]:hover {
      border-color: ${token.color.accent};
    }
  }
`;
