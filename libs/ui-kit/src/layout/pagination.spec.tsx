import { render, screen } from '@testing-library/react';
import { pageWindow } from './page-window';
import { Pagination } from './pagination';

const linkTo = (page: number): string => `/questoes?page=${page}`;

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [6, 20, [1, null, 5, 6, 7, null, 20]],
    [20, 20, [1, null, 19, 20]],
    [99, 5, [1, null, 5]],
  ])('around page %i of %i offers %j', (current, last, pages) => {
    expect(pageWindow(current, last)).toEqual(pages);
  });
});

describe('Pagination', () => {
  it('links to its pages and says which one this is', () => {
    render(<Pagination page={2} lastPage={1240} linkTo={linkTo} />);
    expect(screen.getByRole('link', { name: 'Página anterior' })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('link', { name: 'Próxima página' })).toHaveAttribute('href', '/questoes?page=3');
    expect(screen.getByRole('link', { name: 'Página 1.240' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2');
  });

  it('stops at the ends', () => {
    const { rerender } = render(<Pagination page={1} lastPage={2} linkTo={linkTo} />);
    expect(screen.queryByRole('link', { name: 'Página anterior' })).not.toBeInTheDocument();
    rerender(<Pagination page={2} lastPage={2} linkTo={linkTo} />);
    expect(screen.queryByRole('link', { name: 'Próxima página' })).not.toBeInTheDocument();
  });

  it('is not shown if all fits on one page', () => {
    render(<Pagination page={1} lastPage={1} linkTo={linkTo} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
